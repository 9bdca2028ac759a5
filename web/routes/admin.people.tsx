import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { PeoplePage } from '../features/people/people-page.tsx';

export const Route = createFileRoute('/admin/people')({
  component: function Page() {
    const navigate = useNavigate();
    return (
      <PeoplePage
        onOpen={(slug) => void navigate({ to: '/admin/people/$slug', params: { slug } })}
      />
    );
  },
});
