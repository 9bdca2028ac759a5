import { AdminIcon } from '../../admin/admin-icon.tsx';
import { IconButton } from '../../admin/icon-button.tsx';
import { MemberRow } from './member-row.tsx';
import styles from './team-list.module.css';
import { useOrder } from './use-order.ts';
import type { Member } from './use-team.ts';

/** The list of the firm and its attorneys. The attorneys can be reordered by dragging and with the arrow keys. */
export function TeamList({ team }: { team: readonly Member[] }) {
  const attorneys = team.filter(({ attorney }) => attorney !== null);
  const order = useOrder(attorneys.map(({ slug }) => slug));
  const inOrder = order.slugs.flatMap((slug) => attorneys.filter((each) => each.slug === slug));
  const firm = team.find(({ attorney }) => attorney === null);
  return (
    <>
      {firm && (
        <div className={styles.firm}>
          <MemberRow member={firm} />
        </div>
      )}
      {inOrder.length === 0 && (
        <p className="muted">No attorneys yet. The site shows none until you add one.</p>
      )}
      <ol className={styles.list} aria-label="Attorneys">
        {inOrder.map((member, place) => (
          <li
            key={member.slug}
            data-slug={member.slug}
            className={order.dragged === member.slug ? styles.dragged : undefined}
          >
            <MemberRow member={member} isFirst={place === 0} />
            <IconButton
              permission="team.change"
              label={`Move ${member.name}: drag, or press the up and down arrow keys`}
              className={styles.grip ?? ''}
              onPointerDown={(event) => order.onPointerDown(event, member.slug)}
              onKeyDown={(event) => order.onKeyDown(event, member.slug)}
            >
              <AdminIcon name="grip" />
            </IconButton>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {order.announcement &&
          `${nameOf(team, order.announcement.slug)} is now number ${order.announcement.place}`}
      </p>
    </>
  );
}

const nameOf = (team: readonly Member[], slug: string) =>
  team.find((member) => member.slug === slug)?.name;
