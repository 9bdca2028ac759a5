import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../db/client.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { invalidField, notFound } from '../../../platform/errors/errors.ts';
import { isPublicHost } from '../../../platform/http-client/public-host.ts';
import { requireComplete } from '../../../platform/provider-settings/require-complete.ts';
import { UNREADABLE } from '../../../platform/provider-settings/rules.ts';
import type { ServiceConfig } from '../../../platform/provider-settings/schema.ts';
import {
  keepMaskedSecrets,
  sealConfig,
  withoutSecrets,
} from '../../../platform/provider-settings/seal-config.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { enqueueFetch } from './fetching/enqueue-fetches.ts';
import {
  deleteSource,
  deleteUnpinnedArticles,
  insertSource,
  lockSource,
  type StoredSource,
  updateSource,
} from './queries.ts';
import { openSource, presentSource, sourcePlace } from './read-sources.ts';
import { SOURCE_SECRET_DESTINATIONS, SOURCE_SECRETS } from './rules.ts';
import {
  type NewsSourceInput,
  newsSourceInput,
  type SwitchNewsSourceInput,
  type UpdateNewsSourceInput,
} from './schema.ts';

type Deps = Pick<Context, 'db' | 'jobs' | 'now' | 'outgoing' | 'secrets'> & { user: User };

/**
 * Stores a source and enqueues its first fetch. Throws `source_exists`, or `invalid_input` for a mask in place of a
 * secret or an address inside a private network.
 */
export function addSource(
  { db, jobs, now, outgoing, secrets, user }: Deps,
  input: NewsSourceInput,
) {
  requirePublicHost(outgoing, input.url);
  return db.transaction().execute(async (tx) => {
    const id = randomUUID();
    const config = sealSource(secrets, id, input, undefined);
    const source = await insertSource(tx, {
      ...input,
      id,
      config,
      createdAt: now(),
      nextFetchAt: now(),
    });
    if (source.isActive) await enqueueFetch(tx, jobs, id);
    await logChange(tx, user.username, 'blog_source.create', ['blog_sources', id], {
      after: auditSource(source),
    });
    return presentSource(secrets, source);
  });
}

/**
 * Replaces a source's settings and fetches it as if it were new; masked secrets are kept unless the address changes.
 * Deletes its unpinned articles if the host changes. Throws `source_not_found`, `source_exists`, or `invalid_input` for
 * a mask as `keepMaskedSecrets` does.
 */
export function changeSource(deps: Deps, { id, ...input }: UpdateNewsSourceInput) {
  const { secrets, now, jobs } = deps;
  return change(deps, id, 'blog_source.update', async (before, tx) => {
    const config = sealSource(secrets, id, input, before);
    requirePublicHost(deps.outgoing, input.url);
    if (new URL(before.url).host !== new URL(input.url).host) await deleteUnpinnedArticles(tx, id);
    if (input.isActive) await enqueueFetch(tx, jobs, id);
    return { ...input, config, ...UNKNOWN_YET, nextFetchAt: now() };
  });
}

const UNKNOWN_YET = {
  failures: 0,
  failingSince: null,
  lastError: null,
  etag: null,
  lastModified: null,
  feedUrl: null,
  movedTo: null,
};

/**
 * The settings of a source as typed, with the stored secrets in place of their masks. A mask is refused
 * where the typed settings send the secret elsewhere than the stored ones (`keepMaskedSecrets`).
 */
export function keepSourceSecrets(
  box: SecretBox,
  { type, url, config }: Pick<NewsSourceInput, 'type' | 'url' | 'config'>,
  before: Pick<StoredSource, 'id' | 'type' | 'url' | 'config'> | undefined,
): ServiceConfig | null {
  const stored = before?.type === type ? openSource(box, before) : {};
  const compared = { typed: { ...config, url }, before: { ...stored, url: before?.url } };
  return config && keepMaskedSecrets(config, stored, SOURCE_SECRET_DESTINATIONS[type], compared);
}

/** Shows a source's articles, or hides them. Throws `source_not_found`, `settings_incomplete` or `invalid_input`. */
export function switchSource(deps: Deps, { id, isActive }: SwitchNewsSourceInput) {
  const action = isActive ? 'blog_source.activate' : 'blog_source.deactivate';
  return change(deps, id, action, async (before) => {
    if (isActive) requireCompleteSource(deps, before);
    return { isActive };
  });
}

function requireCompleteSource({ outgoing, secrets }: Deps, source: StoredSource): void {
  const config = openSource(secrets, source);
  const lost = SOURCE_SECRETS[source.type].filter((name) => config[name] === UNREADABLE);
  requireComplete(newsSourceInput, { ...source, config: JSON.stringify(config) }, lost);
  requirePublicHost(outgoing, source.url);
}

function change(
  { db, secrets, user }: Deps,
  id: string,
  action: string,
  decide: (before: StoredSource, tx: Tx) => Promise<Parameters<typeof updateSource>[2]>,
) {
  return db.transaction().execute(async (tx) => {
    const before = (await lockSource(tx, id)) ?? missingSource();
    const after = await updateSource(tx, id, await decide(before, tx));
    await logChange(tx, user.username, action, ['blog_sources', id], {
      before: auditSource(before),
      after: auditSource(after),
    });
    return presentSource(secrets, after);
  });
}

/** Deletes a source with its articles and secrets. Throws `source_not_found`. */
export function removeSource({ db, user }: Deps, id: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = (await lockSource(tx, id)) ?? missingSource();
    await deleteSource(tx, id);
    await logChange(tx, user.username, 'blog_source.delete', ['blog_sources', id], {
      before: auditSource(before),
    });
  });
}

/** Rejects an address that could never be fetched; what its name resolves to is checked at each fetch. */
function requirePublicHost(outgoing: Deps['outgoing'], text: string): void {
  const url = new URL(text);
  if (outgoing.allowsPeerOf(url) || isPublicHost(url)) return;
  throw invalidField('url', 'Must be on the public internet');
}

function sealSource(
  box: SecretBox,
  id: string,
  input: Pick<NewsSourceInput, 'type' | 'url' | 'config'>,
  before: StoredSource | undefined,
) {
  const config = keepSourceSecrets(box, input, before);
  return config && sealConfig(box, sourcePlace(id), config, SOURCE_SECRETS[input.type]);
}

export function missingSource(): never {
  throw notFound('source', 'There is no such source.');
}

/** A source for the audit log. Query and fragment of its address are left out because they may hold a secret. */
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
