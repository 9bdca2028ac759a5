import { lazy, Suspense, useState } from 'react';
import { isOpen } from '../../../src/features/jurisdictions/review/rules.ts';
import type { Review } from '../../../src/features/jurisdictions/review/schema.ts';
import { Notice } from '../../admin/notice.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { trpc } from '../../lib/trpc.ts';
import rows from '../../ui/rows.module.css';
import { ItemRow } from './item-row.tsx';
import styles from './law.module.css';
import { GROUPS } from './review-words.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('./confirm-dialog.tsx')).ConfirmDialog,
}));
const OverrideDialog = lazy(async () => ({
  default: (await import('./override-dialog.tsx')).OverrideDialog,
}));

export type ReviewedItem = Review['items'][number];

type Opened = { dialog: 'confirm' | 'change'; item: ReviewedItem };

/** What the law of the offices’ states asks for, and what an attorney of the firm has confirmed of it. */
export function LawSection() {
  const query = trpc.jurisdictions.review.useQuery();
  return (
    <QueryState query={query} what="The state law">
      {(review) => <Loaded review={review as Review} />}
    </QueryState>
  );
}

function Loaded({ review }: { review: Review }) {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const packOf = (id: string) => review.packs.find((pack) => pack.id === id);
  return (
    <div className={styles.law}>
      <Summary review={review} />
      {GROUPS.map(({ kind, title, lead }) => {
        const items = review.items.filter((item) => item.kind === kind);
        if (items.length === 0) return null;
        return (
          <section key={kind} className={rows.box} aria-labelledby={`law-${kind}`}>
            <div className={styles.head}>
              <h2 id={`law-${kind}`}>{title}</h2>
              <p className="muted small">{lead}</p>
            </div>
            <ul className={rows.rows}>
              {items.map((item) => (
                <ItemRow
                  key={`${item.pack} ${item.item}`}
                  item={item}
                  packName={packOf(item.pack)?.name ?? item.pack}
                  onConfirm={() => setOpened({ dialog: 'confirm', item })}
                  onChange={() => setOpened({ dialog: 'change', item })}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <Suspense>
        {opened?.dialog === 'confirm' && (
          <ConfirmDialog
            item={opened.item}
            version={packOf(opened.item.pack)?.version ?? 0}
            attorneys={review.attorneys}
            onClose={close}
          />
        )}
        {opened?.dialog === 'change' && <OverrideDialog item={opened.item} onClose={close} />}
      </Suspense>
    </div>
  );
}

/** Whose law it is, how much is not confirmed, and what is out of date. */
function Summary({ review: { packs, items } }: { review: Review }) {
  const all = items.filter(({ state }) => state !== 'advice' && state !== 'given');
  const open = all.filter(({ state }) => isOpen(state)).length;
  const due = packs.filter(({ isReviewDue }) => isReviewDue);
  const [main] = packs;
  return (
    <>
      <p className={styles.summary}>
        By the addresses of your offices: <b>{packs.map(({ name }) => name).join(', ')}</b>. We
        collected these lines from public sources. An attorney of the firm has to confirm each one.{' '}
        {open === 0 ? 'All are confirmed.' : `${open} of ${all.length} wait for that.`}
      </p>
      {main?.id === 'us' && (
        <Notice tone="warning" icon="alert">
          <p>
            <b>Nothing was collected for your state.</b> What stands here is general. Ask an
            attorney what your state asks for, and add it to your pages.
          </p>
        </Notice>
      )}
      {due.length > 0 && (
        <Notice tone="warning" icon="clock">
          <p>
            <b>
              {due.map(({ name }) => name).join(', ')}: this release wanted to look again by{' '}
              {due[0]?.reviewBy}.
            </b>{' '}
            Install a newer release, and compare the lines with the law as it is.
          </p>
        </Notice>
      )}
    </>
  );
}
