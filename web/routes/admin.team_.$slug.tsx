import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { MemberPage } from '../features/team/member-page.tsx';
import { MEMBER_SEARCH } from '../features/team/member-search.ts';

export const Route = createFileRoute('/admin/team_/$slug')({
  component: function Page() {
    const { slug } = Route.useParams();
    const [{ tab = 'profile' }, onSearch] = useAdminSearch(MEMBER_SEARCH);
    const navigate = useNavigate();
    return (
      <MemberPage
        slug={slug}
        tab={tab}
        onTab={(next) => onSearch({ tab: next })}
        // Ignores unsaved changes, because the attorney was deleted.
        onDeleted={() => void navigate({ to: '/admin/team', ignoreBlocker: true })}
        onMoved={(to) =>
          void navigate({
            to: '/admin/team/$slug',
            params: { slug: to },
            replace: true,
            ignoreBlocker: true,
          })
        }
      />
    );
  },
});
