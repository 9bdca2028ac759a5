import { hashOfToken } from '../../../platform/secrets/hash-of-token.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { deletePrepared } from '../holds/queries.ts';

/** Releases the time of a prepared booking, if any, after its link was used to book. */
export async function releasePrepared({ db }: Pick<Context, 'db'>, hold: string | null) {
  if (hold) await deletePrepared(db, hashOfToken(hold));
}
