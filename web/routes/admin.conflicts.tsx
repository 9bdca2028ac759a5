import { createFileRoute } from '@tanstack/react-router';
import { EntriesPage } from '../features/conflicts/entries-page.tsx';

export const Route = createFileRoute('/admin/conflicts')({ component: EntriesPage });
