import type { Context } from '../../platform/trpc/context.ts';
import { countSubmissions } from './queries.ts';

/** How many messages there are in each state by which staff look for them. */
export async function countSubmissionsByStatus({ db }: Pick<Context, 'db'>) {
  const [all, unread, unresolved, resolved] = await Promise.all([
    countSubmissions(db, null),
    countSubmissions(db, 'new'),
    countSubmissions(db, 'unresolved'),
    countSubmissions(db, 'resolved'),
  ]);
  return { all, new: unread, unresolved, resolved };
}
