import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { TeamPage } from '../features/team/team-page.tsx';

export const Route = createFileRoute('/admin/team')({
  component: function Page() {
    const navigate = useNavigate();
    return (
      <TeamPage onOpen={(slug) => void navigate({ to: '/admin/team/$slug', params: { slug } })} />
    );
  },
});
