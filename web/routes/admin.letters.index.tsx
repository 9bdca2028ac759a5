import { createFileRoute } from '@tanstack/react-router';
import { LettersPage } from '../features/letters/letters-page.tsx';

export const Route = createFileRoute('/admin/letters/')({ component: LettersPage });
