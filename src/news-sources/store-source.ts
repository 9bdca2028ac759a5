import { randomUUID } from 'node:crypto';
import { insertAuditEntry } from '../audit/queries.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import type { ServiceConfig } from '../integrations/schema.ts';
import { keepMaskedSecrets, sealConfig, withoutSecrets } from '../integrations/seal-config.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { User } from '../staff/recognise-user.ts';
import {
  deleteSource,
  insertSource,
  lockSource,
  type StoredSource,
  updateSource,
} from './queries.ts';
import { openSource, presentSource, sourcePlace } from './read-sources.ts';
import { SOURCE_SECRETS } from './rules.ts';
import type { NewsSourceInput, SwitchNewsSourceInput, UpdateNewsSourceInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets'> & { user: User };

/** Stores a source. Throws `source_exists`, or `invalid_input` for a mask in place of a secret. */
export function addSource({ db, now, secrets, user }: Deps, input: NewsSourceInput) {
  return db.transaction().execute(async (tx) => {
    const id = randomUUID();
    const config = sealSource(secrets, id, input, {});
    const source = await insertSource(tx, { ...input, id, config, createdAt: now() });
    await insertAuditEntry(tx, {
      ...entryOf(user, 'blog_source.create', id),
      before: null,
      after: auditSource(source),
    });
    return presentSource(secrets, source);
  });
}

/**
 * Replaces what is stored of a source, which is then fetched as if it were new; masks keep their secrets.
 * Throws `no_such_source`, `source_exists`, or `invalid_input` for the mask of something else.
 */
export function changeSource(deps: Deps, { id, ...input }: UpdateNewsSourceInput) {
  const { secrets, now } = deps;
  return change(deps, id, 'blog_source.update', (before) => {
    const kept = before.type === input.type ? openSource(secrets, before) : {};
    const config = sealSource(secrets, id, input, kept);
    return { ...input, config, failures: 0, lastError: null, nextFetchAt: now() };
  });
}

/** Shows a source's articles, or hides them. Throws `no_such_source`. */
export function switchSource(deps: Deps, { id, isActive }: SwitchNewsSourceInput) {
  return change(deps, id, isActive ? 'blog_source.activate' : 'blog_source.deactivate', () => ({
    isActive,
  }));
}

function change(
  { db, secrets, user }: Deps,
  id: string,
  action: string,
  decide: (before: StoredSource) => Parameters<typeof updateSource>[2],
) {
  return db.transaction().execute(async (tx) => {
    const before = (await lockSource(tx, id)) ?? missing();
    const after = await updateSource(tx, id, decide(before));
    await insertAuditEntry(tx, {
      ...entryOf(user, action, id),
      before: auditSource(before),
      after: auditSource(after),
    });
    return presentSource(secrets, after);
  });
}

/** Forgets a source with its articles and secrets. Throws `no_such_source`. */
export function removeSource({ db, user }: Deps, id: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = (await lockSource(tx, id)) ?? missing();
    await deleteSource(tx, id);
    await insertAuditEntry(tx, {
      ...entryOf(user, 'blog_source.delete', id),
      before: auditSource(before),
      after: null,
    });
  });
}

function sealSource(
  box: SecretBox,
  id: string,
  { type, config }: NewsSourceInput,
  kept: ServiceConfig,
) {
  const names = SOURCE_SECRETS[type];
  return config && sealConfig(box, sourcePlace(id), keepMaskedSecrets(config, kept, names), names);
}

function missing(): never {
  throw new DomainError('not_found', 'no_such_source', 'There is no such source.');
}

/** As the audit log keeps it. What follows the path of an address may be a secret. */
function auditSource({ name, url, type, displayLimit, config, isActive }: StoredSource) {
  return {
    name,
    url: url.split(/[?#]/, 1)[0],
    type,
    displayLimit,
    isActive,
    config: config && withoutSecrets(JSON.parse(config), SOURCE_SECRETS[type]),
  };
}

const entryOf = (user: User, action: string, entityId: string) => ({
  actor: user.username,
  action,
  entity: 'blog_sources',
  entityId,
});
