import type { Tx } from '../../../db/client.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { editedMeanwhile, invalidField, notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { getLaw } from '../jurisdictions/get-law.ts';
import { deleteMark, findLastMark, findOccurrences, insertMark, type TaskId } from './queries.ts';
import type { MarkTaskInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now'> & { user: User };

const entity = ({ pack, task }: TaskId) => ['law_tasks_done', `${pack} ${task}`] as const;

/**
 * Records that staff say a task is done for all that had occurred until `occurredAt`. Throws `task_not_found`, and
 * `edited_meanwhile` if somebody else has marked it.
 */
export function markTaskDone({ db, now, user }: Deps, input: MarkTaskInput): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { pack, task, occurredAt, note } = input;
    const { event } = await requireTask(tx, input);
    const before = await findLastMark(tx, input);
    const { first, last } = await findOccurrences(tx, event, before?.occurredAt ?? null);
    if (before && occurredAt <= before.occurredAt) {
      throw editedMeanwhile('Somebody else has marked it as done. Reload the page.');
    }
    if (!first || !last || occurredAt < first || occurredAt > last) {
      throw invalidField('occurredAt', 'Nothing occurred then');
    }
    const mark = { occurredAt, note, doneBy: user.username, doneAt: now() };
    if (!(await insertMark(tx, { pack, task, ...mark }))) {
      throw editedMeanwhile('Somebody else has marked it as done. Reload the page.');
    }
    await logChange(tx, user.username, 'law-task.done', entity(input), { after: mark });
  });
}

/** Takes back the last mark of a task, so that what it covered is open again. Idempotent. */
export function reopenTask({ db, user }: Omit<Deps, 'now'>, input: TaskId): Promise<void> {
  return inTransaction(db, async (tx) => {
    await requireTask(tx, input);
    const last = await findLastMark(tx, input);
    const before = last && (await deleteMark(tx, { ...input, occurredAt: last.occurredAt }));
    if (!before) return;
    await logChange(tx, user.username, 'law-task.reopen', entity(input), { before });
  });
}

/** The task among those of the firm's offices. */
async function requireTask(tx: Tx, { pack, task }: TaskId) {
  const { tasks } = await getLaw(tx);
  const found = tasks.find(({ from, id }) => from === pack && id === task);
  if (!found) throw notFound('task', 'No office of the firm has this task.');
  return found.when;
}
