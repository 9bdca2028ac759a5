import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { PeoplePage } from '../features/people/people-page.tsx';
import { readPeopleSearch } from '../features/people/people-search.ts';

export const Route = createFileRoute('/admin/people')({
  component: function Page() {
    const navigate = useNavigate();
    return (
      <PeoplePage
        search={useAdminSearch(readPeopleSearch)}
        onSearch={useChangeSearch()}
        onOpen={(id) => void navigate({ to: '/admin/people/$id', params: { id } })}
      />
    );
  },
});
