import type { Context } from '../../platform/trpc/context.ts';
import { countSubmissions } from './queries.ts';

/** Counts the messages per status, as staff filter them. */
export async function countSubmissionsByStatus({ db }: Pick<Context, 'db'>) {
  const [all, unread, unresolved, resolved] = await Promise.all([
    countSubmissions(db, null),
    countSubmissions(db, 'new'),
    countSubmissions(db, 'unresolved'),
    countSubmissions(db, 'resolved'),
  ]);
  return { all, new: unread, unresolved, resolved };
}
