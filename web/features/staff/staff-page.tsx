import { EmptyState } from '../../components/empty-state.tsx';
import rows from '../../components/rows.module.css';
import { trpc } from '../../lib/trpc.ts';
import { Loaded } from '../admin/loaded.tsx';
import { RefreshButton } from '../admin/refresh-button.tsx';
import { Screen } from '../admin/screen.tsx';
import { StaffRow } from './staff-row.tsx';

/** Who may come in, and who waits outside. */
export function StaffPage() {
  const [{ firm }] = trpc.site.frame.useSuspenseQuery();
  const list = trpc.staff.list.useQuery();
  return (
    <Screen
      title="Staff"
      lead="Whoever signs up waits here until one of you lets them in. Everybody with access sees and changes everything."
      actions={<RefreshButton isFetching={list.isFetching} onRefresh={list.refetch} />}
    >
      <Loaded
        query={list}
        what="The list"
        isEmpty={(members) => members.length === 0}
        empty={
          <EmptyState title="Nobody yet">
            <p className="muted">Nobody has signed in so far.</p>
          </EmptyState>
        }
      >
        {(members) => (
          <ul className={`${rows.box} ${rows.rows}`}>
            {members.map((member) => (
              <StaffRow key={member.id} member={member} zone={firm.zone} />
            ))}
          </ul>
        )}
      </Loaded>
    </Screen>
  );
}
