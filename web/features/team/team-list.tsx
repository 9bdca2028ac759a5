import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { IconButton } from '../../admin/icon-button.tsx';
import { MemberRow } from './member-row.tsx';
import styles from './team-list.module.css';
import { useOrder } from './use-order.ts';
import type { Member } from './use-team.ts';

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
  const order = useOrder(attorneys.map(({ slug }) => slug));
  const inOrder = order.slugs.flatMap((slug) => attorneys.filter((each) => each.slug === slug));
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
        {found.map((member) => (
          <li
            key={member.slug}
            data-slug={member.slug}
            className={order.dragged === member.slug ? styles.dragged : undefined}
          >
            <MemberRow member={member} isFirst={member === inOrder[0]} />
            {!wanted && (
              <IconButton
                permission="team.change"
                label={`Move ${member.name}: drag, or press the up and down arrow keys`}
                className={styles.grip ?? ''}
                onPointerDown={(event) => order.onPointerDown(event, member.slug)}
                onKeyDown={(event) => order.onKeyDown(event, member.slug)}
              >
                <AdminIcon name="grip" />
              </IconButton>
            )}
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
