import type { Context } from '../../../platform/trpc/context.ts';
import { listWithoutLink } from './link-queries.ts';
import { makeLink } from './links.ts';

const BATCH = 20;

/** Makes and mails the links of questions that a booking has caused. Resolves to whether there may be more. */
export async function makeLinks(deps: Pick<Context, 'db' | 'secrets' | 'now'>): Promise<boolean> {
  const waiting = await listWithoutLink(deps.db, BATCH);
  for (const { id } of waiting) {
    await deps.db.transaction().execute((tx) => makeLink(tx, deps, id));
  }
  return waiting.length === BATCH;
}
