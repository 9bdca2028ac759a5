import { formatCount } from '../../../src/platform/pagination/rules.ts';
import { LinkButton } from '../../admin/button.tsx';
import { Notice } from '../../admin/notice.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';

/** The number of accounts that wait for approval; renders nothing if there are none. */
export function WaitingPeople() {
  const locale = useLocale();
  const { data } = trpc.staff.counts.useQuery();
  if (!data?.pending) return null;
  const { pending } = data;
  return (
    <Notice tone="warning" icon="alert">
      <p>
        <b>
          {pending === 1 ? '1 person waits' : `${formatCount(pending, locale)} people wait`} for
          approval.
        </b>{' '}
        They have signed up and cannot see anything until you decide.
      </p>
      <LinkButton size="sm" to="/admin/staff" search={{ status: 'pending' }}>
        Decide
      </LinkButton>
    </Notice>
  );
}
