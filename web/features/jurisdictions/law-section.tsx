import { lazy, Suspense, useState } from 'react';
import type { Review } from '../../../src/features/jurisdictions/review/schema.ts';
import type { LawTasks as Tasks } from '../../../src/features/law-tasks/schema.ts';
import { QueryState } from '../../admin/query-state.tsx';
import { trpc } from '../../lib/trpc.ts';
import styles from './law.module.css';
import { LawItems } from './law-items.tsx';
import { LawSummary } from './law-summary.tsx';
import { LawTasks } from './law-tasks.tsx';

const ConfirmDialog = lazy(async () => ({
  default: (await import('./confirm-dialog.tsx')).ConfirmDialog,
}));
const OverrideDialog = lazy(async () => ({
  default: (await import('./override-dialog.tsx')).OverrideDialog,
}));
const FirmFactsDialog = lazy(async () => ({
  default: (await import('../dashboard/readiness/firm-facts-dialog.tsx')).FirmFactsDialog,
}));

export type ReviewedItem = Review['items'][number];
export type LawTask = Tasks['tasks'][number];

type Opened = { dialog: 'confirm' | 'change'; item: ReviewedItem } | { dialog: 'facts' };

/** What the law of the offices’ states asks for: tasks, lines that wait for an attorney, and all others. */
export function LawSection() {
  const review = trpc.jurisdictions.review.useQuery();
  const tasks = trpc.lawTasks.list.useQuery();
  return (
    <QueryState query={review} what="The state law">
      {(lines) => (
        <QueryState query={tasks} what="What state law asks for">
          {(duties) => <Loaded review={lines as Review} duties={duties as Tasks} />}
        </QueryState>
      )}
    </QueryState>
  );
}

function Loaded({ review, duties }: { review: Review; duties: Tasks }) {
  const [opened, setOpened] = useState<Opened>();
  const { lawTasks } = trpc.useUtils();
  const close = () => setOpened(undefined);
  const closeFacts = () => {
    close();
    void lawTasks.invalidate();
  };
  return (
    <div className={styles.law}>
      <LawSummary review={review} />
      <LawTasks tasks={duties.tasks} />
      <LawItems
        review={review}
        missing={duties.missing}
        onOpen={(dialog, item) => setOpened({ dialog, item })}
        onFacts={() => setOpened({ dialog: 'facts' })}
      />
      <Suspense>
        {opened?.dialog === 'confirm' && (
          <ConfirmDialog item={opened.item} review={review} onClose={close} />
        )}
        {opened?.dialog === 'change' && <OverrideDialog item={opened.item} onClose={close} />}
        {opened?.dialog === 'facts' && <FirmFactsDialog facts="legal" onClose={closeFacts} />}
      </Suspense>
    </div>
  );
}
