import type { Context } from '../../platform/trpc/context.ts';
import { describeMark } from './describe-mark.ts';
import { getChosenLook, listMarks } from './queries.ts';

/** The firm's marks, and what the site shows in place of the sea. */
export async function getLook({ db }: Pick<Context, 'db'>) {
  const [marks, chosen] = await Promise.all([listMarks(db), getChosenLook(db)]);
  return { marks: marks.map(describeMark), ...chosen };
}
