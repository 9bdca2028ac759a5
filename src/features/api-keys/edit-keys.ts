import type { Tx } from '../../../db/client.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { DomainError, invalidField, notFound } from '../../platform/errors/errors.ts';
import { hashOfToken } from '../../platform/secrets/hash-of-token.ts';
import { newToken } from '../../platform/secrets/new-token.ts';
import { DAY_MS } from '../../platform/time/local-dates/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { isAddressRange } from './address-range.ts';
import { insertKey, lockKey, lockKeyCount, revokeKey } from './queries.ts';
import { KEY_PREFIX, MAX_KEYS } from './rules.ts';
import type { CreateApiKeyInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now'> & { user: User };

const SHOWN_CHARACTERS = 4;

/**
 * Creates a key. Only this call returns it: the database stores only its hash. Throws `invalid_input` for an invalid
 * network address, and `too_many_keys`.
 */
export function createApiKey({ db, now, user }: Deps, input: CreateApiKeyInput) {
  const { name, scopes, lifetimeDays, addressRanges } = input;
  const wrong = addressRanges.find((range) => !isAddressRange(range));
  if (wrong !== undefined) {
    throw invalidField(
      'addressRanges',
      `${wrong} is not a network address, such as 203.0.113.0/24`,
    );
  }
  const key = `${KEY_PREFIX}${newToken()}`;
  return db.transaction().execute(async (tx) => {
    if ((await lockKeyCount(tx)) >= MAX_KEYS) {
      throw new DomainError(
        'conflict',
        'too_many_keys',
        `There are ${MAX_KEYS} keys already. Revoke one first.`,
      );
    }
    const createdAt = now();
    const expiresAt =
      lifetimeDays === null ? null : new Date(createdAt.getTime() + lifetimeDays * DAY_MS);
    const created = await insertKey(tx, {
      ...{ name, scopes, addressRanges, createdAt, expiresAt, createdBy: user.username },
      keyHash: hashOfToken(key),
      lastCharacters: key.slice(-SHOWN_CHARACTERS),
    });
    await logChange(tx, user.username, 'api-key.create', ['api_keys', created.id], {
      after: { name, scopes, addressRanges, expiresAt },
    });
    return { ...created, key };
  });
}

/** Revokes a key at once, in every process. Idempotent. Throws `api_key_not_found`. */
export const revokeApiKey = ({ db, now, user }: Deps, id: string) =>
  db.transaction().execute((tx) => revokeInTransaction(tx, { user, now: now() }, id));

/** `revokeApiKey` in a transaction of the caller. */
export async function revokeInTransaction(
  tx: Tx,
  { user, now }: { user: User; now: Date },
  id: string,
) {
  const before = await lockKey(tx, id);
  if (!before) throw notFound('api_key', 'There is no such key.');
  if (before.revokedAt) return before;
  const after = await revokeKey(tx, id, now);
  await logChange(tx, user.username, 'api-key.revoke', ['api_keys', id], {
    before: { name: before.name },
  });
  return after;
}
