import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { IconButton } from '../../admin/icon-button.tsx';
import { useSavedOrder } from '../../admin/order/use-saved-order.ts';
import { trpc } from '../../lib/trpc.ts';
import { MemberRow } from './member-row.tsx';
import styles from './team-list.module.css';
import { type Member, useRefreshTeam } from './use-team.ts';

/** A firm with more attorneys than this looks for them by name. */
const FEW = 9;

/**
 * The list of the firm and its attorneys, which a large firm can search. The attorneys can be reordered by dragging and
 * with the arrow keys while all are shown.
 */
export function TeamList({ team }: { team: readonly Member[] }) {
  const attorneys = team.filter(({ attorney }) => attorney !== null);
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const order = useTeamOrder(attorneys);
  const inOrder = order.rows;
  const found = inOrder.filter(({ name, attorney, office }) =>
    [name, attorney?.role, office].some((each) => each?.toLowerCase().includes(wanted)),
  );
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
      {inOrder.length > FEW && (
        <TextInput
          className={styles.search}
          type="search"
          aria-label="Search the team"
          placeholder="Search by name, title or office"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      {wanted && found.length === 0 && <p className="muted">Nobody matches this search.</p>}
      <ol className={styles.list} aria-label="Attorneys">
        {found.map((member, index) => (
          <li key={member.slug} className={order.rowClass(index)}>
            <MemberRow member={member} isFirst={member === inOrder[0]} />
            {!wanted && (
              <IconButton
                permission="team.change"
                label={`Move ${member.name}: drag, or press the up and down arrow keys`}
                className={styles.grip ?? ''}
                onPointerDown={(event) => order.onPointerDown(event, index)}
                onKeyDown={(event) => order.onKeyDown(event, index)}
              >
                <AdminIcon name="grip" />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {order.announcement}
      </p>
    </>
  );
}

/** The order of the attorneys, and what a screen reader says after a move with the keyboard. */
function useTeamOrder(attorneys: readonly Member[]) {
  const { client } = trpc.useUtils();
  const [announcement, setAnnouncement] = useState('');
  const order = useSavedOrder(attorneys, {
    keyOf: ({ slug }) => slug,
    save: (slugs) => client.attorneys.order.mutate({ slugs }),
    refresh: useRefreshTeam(),
  });
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const to = index + by;
    if (to < 0 || to >= order.rows.length) return;
    order.move(index, to);
    setAnnouncement(`${order.rows[index]?.name} is now number ${to + 1}`);
  };
  return { ...order, announcement, onKeyDown };
}
