import type { Db, Tx } from '../../../../../db/client.ts';
import { backoffMs } from '../../../../platform/background/backoff.ts';
import type { GuardedFetch } from '../../../../platform/http-client/guarded-fetch.ts';
import type { SecretBox } from '../../../../platform/secrets/secret-box.ts';
import { addMilliseconds, addMinutes, subYears } from '../../../../platform/time/date-math.ts';
import { openSource } from '../read-sources.ts';
import type { Article } from '../reading/normalize-articles.ts';
import type { SourceReader } from '../reading/read-in-process.ts';
import { askSource, type Outcome } from './ask-source.ts';
import { planArticles, titleKeyOf } from './plan-articles.ts';
import {
  deleteOldArticles,
  findDueSource,
  insertArticles,
  listCandidates,
  lockArticles,
  lockFetchedSource,
  markSeen,
  recordFetch,
  updateArticle,
} from './queries.ts';
import { withHost } from './with-host.ts';

const EVERY_MINUTES = 60;
const MINUTE_MS = 60_000;
const BACKOFF = { firstMs: 5 * MINUTE_MS, maxMs: 24 * 60 * MINUTE_MS };

/** When to fetch a source again after a success. */
const nextFetchAfterSuccess = (now: Date) => addMinutes(now, EVERY_MINUTES);

/**
 * When to retry after `failures` failures in a row: exponential backoff from 5 minutes up to a day, without giving up.
 * A later `Retry-After` of the server takes precedence; `readRetryAfter` caps it at a day.
 */
function nextFetchAfterFailure(
  now: Date,
  { failures, retryAfterSeconds }: { failures: number; retryAfterSeconds: number | null },
): Date {
  return addMilliseconds(now, backoffMs(failures, BACKOFF, (retryAfterSeconds ?? 0) * 1_000));
}

type Deps = {
  db: Db;
  outgoing: GuardedFetch;
  readSource: SourceReader;
  secrets: SecretBox;
  publicUrl: string;
  now: () => Date;
};
type DueSource = NonNullable<Awaited<ReturnType<typeof findDueSource>>>;

const KEPT_PER_SOURCE = 100;
const HIDDEN_KEPT_YEARS = 1;

/**
 * Fetches a source if it is due and stores its articles; otherwise does nothing, so running twice fetches once. A
 * failed fetch is recorded on the source and is not an error. Throws `HostBusyError`.
 */
export async function fetchSource(deps: Deps, sourceId: string): Promise<void> {
  const { db, secrets, now } = deps;
  const source = await findDueSource(db, sourceId, now());
  if (!source) return;
  const request = { ...source, config: openSource(secrets, source) };
  const host = new URL(source.feedUrl ?? source.movedTo ?? source.url).host;
  const outcome = await withHost(db, host, () => askSource(deps, request));
  await db.transaction().execute((tx) => record(tx, source, outcome, now()));
}

/** If staff have changed the source in the meantime, the result is discarded; the source is fetched again. */
async function record(tx: Tx, asked: DueSource, outcome: Outcome, now: Date): Promise<void> {
  const source = await lockFetchedSource(tx, asked.id);
  const isAsAsked =
    source?.url === asked.url && source.type === asked.type && source.config === asked.config;
  if (!source || !isAsAsked) return;
  if (outcome.kind === 'failed') {
    await recordFetch(tx, source.id, failureOf(source, outcome, now));
    return;
  }
  const { kind, ...rest } = outcome;
  const { articles, ...remembered } = 'articles' in rest ? rest : { articles: null, ...rest };
  if (articles) await storeArticles(tx, source.id, articles, now);
  await recordFetch(tx, source.id, {
    ...remembered,
    lastFetched: now,
    lastAttemptAt: now,
    failures: 0,
    lastError: null,
    failingSince: null,
    nextFetchAt: nextFetchAfterSuccess(now),
  });
}

function failureOf(
  source: { failures: number; failingSince: Date | null },
  { problem, retryAfterSeconds, isLost }: Outcome & { kind: 'failed' },
  now: Date,
) {
  const failures = source.failures + 1;
  return {
    failures,
    lastError: problem,
    failingSince: source.failingSince ?? now,
    lastAttemptAt: now,
    nextFetchAt: nextFetchAfterFailure(now, { failures, retryAfterSeconds }),
    // Start from the configured address next time.
    ...(isLost && { feedUrl: null, movedTo: null, etag: null, lastModified: null }),
  };
}

async function storeArticles(tx: Tx, sourceId: string, articles: readonly Article[], now: Date) {
  await lockArticles(tx);
  const candidates = await listCandidates(tx, sourceId, {
    addresses: articles.map(({ canonicalUrl }) => canonicalUrl),
    titles: articles.flatMap(({ title }) => titleKeyOf(title) ?? []),
  });
  const plan = planArticles(candidates, articles, { sourceId, now });
  const stamps = { sourceId, fetchedAt: now, lastSeenAt: now };
  await insertArticles(
    tx,
    plan.insert.map((article) => ({ ...article, ...stamps })),
  );
  for (const { id, change } of plan.update) {
    await updateArticle(tx, id, { ...change, fetchedAt: now });
  }
  await markSeen(tx, plan.seenIds, now);
  await deleteOldArticles(tx, sourceId, {
    now,
    keep: KEPT_PER_SOURCE,
    hiddenBefore: subYears(now, HIDDEN_KEPT_YEARS),
  });
}
