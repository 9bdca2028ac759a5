import { createFileRoute, Navigate } from '@tanstack/react-router';
import { text } from '../admin/list-search.ts';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { PersonPage } from '../features/people/person/person-page.tsx';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const TIMELINE_SEARCH = { cursor: text };

export const Route = createFileRoute('/admin/people_/$id')({
  component: function Page() {
    const { id } = Route.useParams();
    const [search, onSearch] = useAdminSearch(TIMELINE_SEARCH);
    // Redirect for old URLs: the pages of the firm's team used to be at this path, with slugs instead of ids.
    if (!UUID.test(id)) return <Navigate to="/admin/team/$slug" params={{ slug: id }} replace />;
    return <PersonPage key={id} id={id} search={search} onSearch={onSearch} />;
  },
});
