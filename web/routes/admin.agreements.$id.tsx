import { createFileRoute } from '@tanstack/react-router';
import { AgreementScreen } from '../features/agreements/admin/agreement-screen.tsx';

export const Route = createFileRoute('/admin/agreements/$id')({
  component: function Page() {
    const { id } = Route.useParams();
    return <AgreementScreen key={id} id={id} />;
  },
});
