import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { IfCan } from '../../admin/if-can.tsx';
import { useCan } from '../../admin/use-can.ts';
import { formatMoment } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { Portrait } from '../../ui/portrait.tsx';
import styles from './team-list.module.css';
import type { Member } from './use-team.ts';

/** A row of the list: the member, their consultation hours, and their next consultation. */
export function MemberRow({
  member: { slug, name, attorney, host, office, overview },
  isFirst = false,
}: {
  member: Member;
  isFirst?: boolean;
}) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const seesNext = useCan()('appointments.read');
  const isBookable = host?.isActive === true && attorney?.isActive !== false;
  return (
    <div className={styles.row}>
      <div className={styles.portrait} aria-hidden="true">
        {attorney ? (
          <Portrait name={name} photo={attorney.photo} isFirst={isFirst} />
        ) : (
          <AdminIcon name="building" />
        )}
      </div>
      <div className={styles.who}>
        <Link className={styles.name} to="/admin/team/$slug" params={{ slug }}>
          {name}
        </Link>
        <p className="muted small">{attorney ? attorney.role : 'The firm as a whole'}</p>
        {office && <p className="muted small">{office}</p>}
      </div>
      <div className={styles.when}>
        <p className={styles.badges}>
          <IfCan permission="availability.read">
            <Badge color={isBookable ? 'success' : 'gray'}>
              {isBookable ? 'Takes consultations' : 'No consultations'}
            </Badge>
          </IfCan>
          {attorney?.isActive === false && <Badge color="warning">Not on the site</Badge>}
        </p>
        {isBookable && <p className="small">{overview?.hours}</p>}
        {overview?.next && seesNext && (
          <p className="small">
            Next:{' '}
            <Link to="/admin/appointments" search={{ open: overview.next.id }}>
              {formatMoment(overview.next.scheduledDate, firm.zone, firm.formats.locale)}
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}
