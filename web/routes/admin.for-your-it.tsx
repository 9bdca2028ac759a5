import { createFileRoute } from '@tanstack/react-router';
import { ItSheetPage } from '../features/setup/it-sheet/it-sheet-page.tsx';

export const Route = createFileRoute('/admin/for-your-it')({ component: ItSheetPage });
