import { createFileRoute } from '@tanstack/react-router';
import { MailTextPage } from '../features/email/texts/mail-text-page.tsx';

export const Route = createFileRoute('/admin/mail-texts/$id')({
  component: function Page() {
    return <MailTextPage kind={Route.useParams().id} />;
  },
});
