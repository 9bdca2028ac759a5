import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { MemberPage } from '../features/team/member-page.tsx';
import { type MemberSearch, readMemberSearch } from '../features/team/member-search.ts';

export const Route = createFileRoute('/admin/team_/$slug')({
  component: function Page() {
    const { slug } = Route.useParams();
    const { tab = 'profile' } = useAdminSearch(readMemberSearch);
    const changeSearch = useChangeSearch<MemberSearch & { cursor?: undefined }>();
    const navigate = useNavigate();
    return (
      <MemberPage
        slug={slug}
        tab={tab}
        onTab={(next) => changeSearch({ tab: next })}
        // Ignores unsaved changes, because the attorney was deleted.
        onDeleted={() => void navigate({ to: '/admin/team', ignoreBlocker: true })}
      />
    );
  },
});
