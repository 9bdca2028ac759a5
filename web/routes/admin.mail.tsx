import { createFileRoute } from '@tanstack/react-router';
import { MailPage } from '../features/email/mail-page.tsx';

export const Route = createFileRoute('/admin/mail')({ component: MailPage });
