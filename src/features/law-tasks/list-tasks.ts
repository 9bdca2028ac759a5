import { localDateOf } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { missingFields } from '../firm/statements/fill-statement.ts';
import { getLaw } from '../jurisdictions/get-law.ts';
import { itemKey } from '../jurisdictions/review/rules.ts';
import { findLastMark, findOccurrences } from './queries.ts';
import { dueDate, taskState } from './rules.ts';
import type { LawTasks } from './schema.ts';

/** What state law asks staff to do, by which day, and which facts its statements lack. */
export async function listLawTasks({ db, now }: Pick<Context, 'db' | 'now'>): Promise<LawTasks> {
  const [law, firm] = await Promise.all([getLaw(db), getFirmProfile(db)]);
  const today = localDateOf(now(), firm.zone);
  return {
    tasks: await Promise.all(
      law.tasks.map(async ({ from, id, what, when, rule, source, asOf, sure }) => {
        const mark = await findLastMark(db, { pack: from, task: id });
        const occurrences = await findOccurrences(db, when.event, mark?.occurredAt ?? null);
        const dueOn = dueDate(occurrences, { withinDays: when.withinDays, zone: firm.zone });
        return {
          ...{ pack: from, task: id, what, rule, source, asOf, sure },
          ...{ event: when.event, withinDays: when.withinDays },
          state: taskState(occurrences, mark !== undefined),
          ...{ occurrences, dueOn, isOverdue: dueOn !== null && dueOn < today },
          mark: mark ?? null,
        };
      }),
    ),
    missing: law.statements.flatMap(({ from, id, text }) => {
      const fields = [...new Set(missingFields(text, firm))];
      return fields.length > 0 ? [{ pack: from, item: itemKey('statement', id), fields }] : [];
    }),
  };
}
