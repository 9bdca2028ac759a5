import { logChange } from '../audit/queries.ts';
import type { StaffUser } from '../auth/user.ts';
import type { Context } from './context.ts';

/** Adds a call made with an API key to the audit log, under the name of the key. */
export function noteKeyCall(
  { ctx, path }: { ctx: Pick<Context, 'db' | 'clientAddress'>; path: string },
  key: StaffUser,
  isOk: boolean,
): Promise<void> {
  return ctx.db.transaction().execute((tx) =>
    logChange(tx, key.username, 'api-key.call', ['api_keys', key.id], {
      after: { call: path, isOk, address: ctx.clientAddress },
    }),
  );
}
