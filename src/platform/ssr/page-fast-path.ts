import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { memoizeLru } from '../cache/memoize-lru.ts';
import { acceptedEncoding, type Encoding } from '../http/accepted-encoding.ts';
import type { Draining } from '../http/draining.ts';
import { matchesEtag } from '../http/entity-tag.ts';
import { namesOneHost } from '../http/request-target.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Page } from './page-cache.ts';

const METHOD = 'GET';
const REQUEST_ID = 'x-request-id';

/** Of Accept-Encoding headers: browsers of one kind send the same one, and parsing it takes 1 µs. */
const MAX_CHARACTERS = 20_000;

/** Of requests with loggers of their own: more than a site has pages that are read often. */
const MAX_LOGS = 1_000;

type Form = Encoding | 'identity';

/** Headers are alternating names and values, as Node accepts them; the last value is the request id. */
type Answer = { status: number; headers: string[]; etag: string; body: Buffer | undefined };

type Uses = {
  /** Finds the fresh cached page for a URL exactly as it was sent. */
  find: (url: string) => Page | undefined;
  /**
   * Charges a cached page to the client's budget; false if too little is left, and the normal path then rejects the
   * request.
   */
  spend: (request: IncomingMessage) => boolean;
  draining: Draining;
  metrics: Metrics;
  log: FastifyBaseLogger;
};

/**
 * Serves cached pages ahead of routes and hooks, with the response headers that these have produced once for each form
 * of the page. All other requests, and all requests while the server shuts down, take the normal path. Without it, a
 * cached page takes three times as long (docs/decisions/2026-11-21-kept-pages-first.md).
 */
export class PageFastPath {
  readonly #uses: Uses;
  #answers = new WeakMap<Page, Map<string, Answer>>();
  readonly #formOf = memoizeLru((header) => acceptedEncoding(header) ?? 'identity', MAX_CHARACTERS);
  /** By status and URL: their fields are serialized once, which takes a tenth of the CPU time of a cached page. */
  readonly #logs = new LRUCache<string, FastifyBaseLogger, [status: number, url: string]>({
    max: MAX_LOGS,
    memoMethod: (_key, _stale, { context: [statusCode, url] }) =>
      this.#uses.log.child({ req: { method: METHOD, url }, res: { statusCode } }),
  });

  constructor(uses: Uses) {
    this.#uses = uses;
  }

  /** Stores the response of a page, after all hooks, for later requests for the same form of it. */
  remember(page: Page, reply: FastifyReply, payload: unknown): void {
    const { etag, [REQUEST_ID]: _, connection, ...headers } = reply.getHeaders();
    if (connection !== undefined || typeof etag !== 'string') return;
    const body = Buffer.isBuffer(payload) ? payload : undefined;
    if (reply.statusCode !== 304 && !body) return;
    const form = (headers['content-encoding'] ?? 'identity') as Form;
    const lines = Object.entries({
      ...headers,
      etag,
      ...(body && { 'content-length': body.length }),
      [REQUEST_ID]: '',
    }).flatMap(([name, value]) => [name, String(value)]);
    const answers = this.#answers.get(page) ?? new Map<string, Answer>();
    this.#answers.set(page, answers);
    // No header of a 304 says which encoding it is for: its ETag does.
    const key = body ? form : etag;
    answers.set(key, { status: reply.statusCode, headers: lines, etag, body });
  }

  /** Receives requests before the app. */
  register(app: FastifyInstance): void {
    app.addHook('onReady', async () => {
      const { server } = app;
      const [usual] = server.listeners('request') as RequestListener[];
      if (!usual) return;
      server.removeListener('request', usual);
      server.on('request', (request, response) => {
        if (!this.#answer(request, response)) usual.call(server, request, response);
      });
    });
  }

  #answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    const { draining, metrics, find, spend } = this.#uses;
    if (method !== METHOD || draining.isDraining() || hasBody(headers)) return false;
    const page = find(url);
    const answers = page && this.#answers.get(page);
    if (!answers) return false;
    const whole = answers.get(this.#formOf(String(headers['accept-encoding'] ?? '')));
    if (!whole) return false;
    const isKnown = whole.status === 200 && matchesEtag(headers['if-none-match'], whole.etag);
    const answer = isKnown ? answers.get(whole.etag) : whole;
    if (!answer || !namesOneHost(request) || !spend(request)) return false;
    const id = randomUUID();
    answer.headers[answer.headers.length - 1] = id;
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
    metrics.countPage('cache');
    // The same log line as for other requests, written immediately, as nothing here takes time.
    this.#logFor(answer.status, url).info({ reqId: id }, 'request completed');
    return true;
  }

  #logFor = (status: number, url: string) =>
    this.#logs.memo(`${status} ${url}`, { context: [status, url] });
}

const hasBody = (headers: IncomingMessage['headers']) =>
  'content-length' in headers || 'transfer-encoding' in headers || 'expect' in headers;
