import { createFileRoute } from '@tanstack/react-router';
import { MailTextsPage } from '../features/email/texts/mail-texts-page.tsx';

export const Route = createFileRoute('/admin/mail-texts/')({ component: MailTextsPage });
