import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { PersonPage } from '../features/people/person-page.tsx';
import { type PersonSearch, readPersonSearch } from '../features/people/person-search.ts';

export const Route = createFileRoute('/admin/people_/$slug')({
  component: function Page() {
    const { slug } = Route.useParams();
    const { tab = 'profile' } = useAdminSearch(readPersonSearch);
    const changeSearch = useChangeSearch<PersonSearch & { cursor?: undefined }>();
    const navigate = useNavigate();
    return (
      <PersonPage
        slug={slug}
        tab={tab}
        onTab={(next) => changeSearch({ tab: next })}
        // What was not saved goes with the attorney.
        onDeleted={() => void navigate({ to: '/admin/people', ignoreBlocker: true })}
      />
    );
  },
});
