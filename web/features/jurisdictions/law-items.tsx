import type { ReactNode } from 'react';
import { isWaiting } from '../../../src/features/jurisdictions/review/rules.ts';
import type { Review } from '../../../src/features/jurisdictions/review/schema.ts';
import type { LawTasks } from '../../../src/features/law-tasks/schema.ts';
import rows from '../../ui/rows.module.css';
import { ItemRow } from './item-row.tsx';
import styles from './law.module.css';
import type { ReviewedItem } from './law-section.tsx';
import { GROUPS } from './review-words.ts';

/** The lines of state law: first those that wait for an attorney or lack a fact, then the others by their kind. */
export function LawItems({
  review: { packs, items },
  missing,
  onOpen,
  onFacts,
}: {
  review: Review;
  missing: LawTasks['missing'];
  onOpen: (dialog: 'confirm' | 'change', item: ReviewedItem) => void;
  onFacts: () => void;
}) {
  const missingOf = ({ pack, item }: ReviewedItem) =>
    missing.find((each) => each.pack === pack && each.item === item)?.fields ?? [];
  const isDue = (item: ReviewedItem) => isWaiting(item) || item.isReviewDue;
  const place = ({ pack }: ReviewedItem) => packs.findIndex(({ id }) => id === pack);
  const kindPlace = ({ kind: own }: ReviewedItem) => GROUPS.findIndex(({ kind }) => kind === own);
  // What the state itself asks for, before what is general.
  const waiting = items
    .filter(isDue)
    .sort((one, other) => kindPlace(one) - kindPlace(other) || place(one) - place(other));
  const row = (item: ReviewedItem, namesKind = false) => (
    <ItemRow
      key={`${item.pack} ${item.item}`}
      item={item}
      packName={packs.find(({ id }) => id === item.pack)?.name ?? item.pack}
      missing={missingOf(item)}
      namesKind={namesKind}
      onConfirm={() => onOpen('confirm', item)}
      onChange={() => onOpen('change', item)}
      onWording={onOpen}
      onFacts={onFacts}
    />
  );
  return (
    <>
      <Group
        id="waiting"
        title="Waiting for an attorney"
        count={waiting.length}
        lead={
          waiting.length === 0
            ? 'Nothing: an attorney has confirmed each line.'
            : 'Read each line with an attorney of the firm, and record who confirmed it.'
        }
      >
        {waiting.map((item) => row(item, true))}
      </Group>
      {GROUPS.map(({ kind, title, lead }) => {
        const others = items.filter((item) => item.kind === kind && !isDue(item));
        if (others.length === 0) return null;
        if (kind !== 'finding') {
          return (
            <Group key={kind} id={kind} title={title} lead={lead}>
              {others.map((item) => row(item))}
            </Group>
          );
        }
        const off = others.filter(({ isOn }) => !isOn).length;
        return (
          <details key={kind} className={rows.box}>
            <summary className={styles.fold}>
              <h2>{title}</h2>
              <span className="muted small">
                {others.length - off} on{off > 0 && `, ${off} off`}
              </span>
            </summary>
            <p className={styles.lead}>{lead}</p>
            <ul className={rows.rows}>{others.map((item) => row(item))}</ul>
          </details>
        );
      })}
    </>
  );
}

function Group({
  id,
  title,
  count,
  lead,
  children,
}: {
  id: string;
  title: string;
  count?: number;
  lead: string;
  children: ReactNode[];
}) {
  return (
    <section className={rows.box} aria-labelledby={`law-${id}`}>
      <div className={styles.head}>
        <h2 id={`law-${id}`}>
          {title}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </h2>
        <p className="muted small">{lead}</p>
      </div>
      {children.length > 0 && <ul className={rows.rows}>{children}</ul>}
    </section>
  );
}
