import { STATUS_CODES } from 'node:http';
import type {
  GuardedAnswer,
  GuardedFetch,
} from '../../../../platform/http-client/guarded-fetch.ts';
import { OutgoingError } from '../../../../platform/http-client/outgoing-error.ts';
import { readRetryAfter } from '../../../../platform/http-client/retry-after.ts';
import type { ServiceConfig } from '../../../../platform/provider-settings/schema.ts';
import type { Article } from '../reading/normalize-articles.ts';
import type { AnswerToRead } from '../reading/read-answer.ts';
import type { SourceReader } from '../reading/read-in-process.ts';
import { SOURCE_SECRETS, type SourceType } from '../rules.ts';

/** A source to fetch, with its secrets decrypted and the cached values of the last response. */
export type SourceRequest = {
  url: string;
  type: SourceType;
  config: ServiceConfig;
  etag: string | null;
  lastModified: string | null;
  /** The feed that the page at `url` names; null if `url` is a feed itself, or if it is not known yet. */
  feedUrl: string | null;
  /** Where the address has permanently moved. */
  movedTo: string | null;
};

export type Outcome =
  | { kind: 'unchanged'; movedTo: string | null }
  | {
      kind: 'articles';
      articles: Article[];
      etag: string | null;
      lastModified: string | null;
      feedUrl: string | null;
      movedTo: string | null;
    }
  | {
      kind: 'failed';
      /** In plain words, to follow a colon. */
      problem: string;
      retryAfterSeconds: number | null;
      /** Whether a cached address (`feedUrl`, `movedTo`) may be the cause. */
      isLost: boolean;
    };

/** Enough for the whole texts of ten years of articles. */
const MAX_BYTES = 20_000_000;
/** Total timeout for one source: redirects and the feed that a page names included. */
const ASKING_MS = 10_000;
const LOST: ReadonlySet<number> = new Set([404, 410]);

const ACCEPT: Readonly<Record<SourceType, string>> = {
  rss: 'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml, application/xml;q=0.9, text/html;q=0.5, */*;q=0.1',
  api: 'application/json, */*;q=0.1',
  scraper: 'text/html, */*;q=0.1',
};

type Uses = { outgoing: GuardedFetch; publicUrl: string };

/** Fetches a source: one request, or two if its address is a page that names a feed. Never throws. */
export async function askSource(
  { now, readSource, ...uses }: Uses & { readSource: SourceReader; now: () => Date },
  source: SourceRequest,
): Promise<Outcome> {
  const deps = { ...uses, time: { leftMs: ASKING_MS } };
  try {
    const address = source.feedUrl ?? source.movedTo ?? source.url;
    const answer = await ask(deps, source, address, validatorsOf(source));
    const movedTo = source.feedUrl ? source.movedTo : (answer.movedTo ?? source.movedTo);
    const feedUrl = source.feedUrl && (answer.movedTo ?? source.feedUrl);
    if (answer.status === 304) return { kind: 'unchanged', movedTo };
    if (answer.status !== 200) return refused(answer, now());
    const reading = await readSource(asSent(source, answer));
    if (!('feedUrl' in reading)) return outcomeOf(reading, answer, { feedUrl, movedTo });

    const feed = await ask(deps, source, reading.feedUrl, {});
    if (feed.status !== 200) return refused(feed, now());
    const found = await readSource(asSent(source, feed));
    if ('feedUrl' in found) return failed('the page names another page as its feed');
    return outcomeOf(found, feed, { feedUrl: feed.movedTo ?? reading.feedUrl, movedTo });
  } catch (error) {
    if (error instanceof OutgoingError) return failed(error.message);
    throw error;
  }
}

async function ask(
  { outgoing, publicUrl, time }: Uses & { time: { leftMs: number } },
  source: SourceRequest,
  address: string,
  validators: Record<string, string>,
): Promise<GuardedAnswer> {
  const began = performance.now();
  try {
    return await outgoing(address, {
      headers: {
        accept: ACCEPT[source.type],
        'user-agent': `Lawfront news reader (+${publicUrl})`,
        ...validators,
        ...keyFor(source, address),
      },
      maxBytes: MAX_BYTES,
      timeoutMs: Math.max(1, Math.ceil(time.leftMs)),
    });
  } finally {
    time.leftMs -= performance.now() - began;
  }
}

function validatorsOf({ etag, lastModified }: SourceRequest): Record<string, string> {
  return {
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  };
}

/** An API key is sent only to the site that staff configured, not to the target of a redirect. */
function keyFor({ url, config }: SourceRequest, address: string): Record<string, string> {
  const { apiKey } = config;
  const isSameSite = new URL(url).origin === new URL(address).origin;
  return typeof apiKey === 'string' && apiKey !== '' && isSameSite
    ? { authorization: `Bearer ${apiKey}` }
    : {};
}

/** The response with the settings of its source, without secrets. */
function asSent(
  { type, config }: SourceRequest,
  { body, headers, url }: GuardedAnswer,
): AnswerToRead {
  const open = Object.entries(config).filter(([name]) => !SOURCE_SECRETS[type].includes(name));
  const contentType = headers.get('content-type');
  return { type, body, contentType, url, config: Object.fromEntries(open) };
}

function outcomeOf(
  reading: { articles: Article[] } | { problem: string },
  { headers }: GuardedAnswer,
  addresses: { feedUrl: string | null; movedTo: string | null },
): Outcome {
  if ('problem' in reading) return { ...failed(reading.problem), isLost: true };
  return {
    kind: 'articles',
    articles: reading.articles,
    etag: headers.get('etag'),
    lastModified: headers.get('last-modified'),
    ...addresses,
  };
}

const failed = (problem: string): Outcome & { kind: 'failed' } => ({
  kind: 'failed',
  problem,
  retryAfterSeconds: null,
  isLost: false,
});

function refused({ status, headers }: GuardedAnswer, now: Date): Outcome {
  const name = STATUS_CODES[status];
  return {
    ...failed(`the server says ${status}${name ? ` (${name})` : ''}`),
    retryAfterSeconds: readRetryAfter(headers.get('retry-after'), now),
    isLost: LOST.has(status),
  };
}
