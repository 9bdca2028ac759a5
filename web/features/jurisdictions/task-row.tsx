import { Badge } from '@mantine/core';
import { Button } from '../../admin/button.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { formatDate } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import rows from '../../ui/rows.module.css';
import { useRefreshLaw } from './item-acts.tsx';
import { ItemSource } from './item-source.tsx';
import styles from './law.module.css';
import type { LawTask } from './law-section.tsx';
import { occurredWords, taskBadge } from './task-words.ts';

/** A task of state law: what is to be done, why now and by when, and who has marked it as done. */
export function TaskRow({ task, onDone }: { task: LawTask; onDone: () => void }) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const locale = useLocale();
  const refresh = useRefreshLaw();
  const withToasts = useMutationToasts();
  const reopen = trpc.lawTasks.reopen.useMutation(
    withToasts({ success: 'The task is open again', failure: 'Failed to reopen it', refresh }),
  );
  const { state, mark, what } = task;
  const badge = taskBadge(task, locale);
  const named = <span className="visually-hidden">: {what}</span>;
  return (
    <li className={styles.item}>
      <div className={rows.who}>
        <Badge color={badge.color}>{badge.text}</Badge>
      </div>
      <h3 className={styles.what}>{what}</h3>
      {state !== 'done' && <p>{occurredWords(task, firm.zone, locale)}</p>}
      {mark && (
        <p className="small">
          {state === 'open' && 'Before that: '}Marked as done by {mark.doneBy} on{' '}
          {formatDate(new Date(mark.doneAt), firm.zone, locale)}
          {mark.note ? `: ${mark.note}` : '.'}
        </p>
      )}
      <ItemSource of={task} />
      <div className={rows.acts}>
        {state === 'open' && (
          <Button permission="firm.change" size="sm" variant="filled" onClick={onDone}>
            Mark as Done…{named}
          </Button>
        )}
        {mark && (
          <Button
            permission="firm.change"
            size="sm"
            variant="subtle"
            pending={reopen.isPending}
            onClick={() => reopen.mutate({ pack: task.pack, task: task.task })}
          >
            Undo{named}
          </Button>
        )}
      </div>
    </li>
  );
}
