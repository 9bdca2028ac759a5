import { createFileRoute } from '@tanstack/react-router';
import { LanguagesPage } from '../features/translations/languages-page.tsx';

export const Route = createFileRoute('/admin/languages/')({ component: LanguagesPage });
