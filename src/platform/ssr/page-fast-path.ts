import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import { memoizeLru } from '../cache/memoize-lru.ts';
import { acceptedEncoding, type Encoding } from '../http/accepted-encoding.ts';
import type { Draining } from '../http/draining.ts';
import { matchesEtag } from '../http/entity-tag.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Page } from './page-cache.ts';
import { readPageRequest } from './page-request.ts';
import { type CountView, isSpeculative } from './page-view.ts';
import type { Recompression } from './recompression.ts';

const METHOD = 'GET';
const REQUEST_ID = 'x-request-id';

/** Cache size for Accept-Encoding headers: browsers of one kind send the same one, and parsing it takes 1 µs. */
const MAX_CHARACTERS = 20_000;

type Form = Encoding | 'identity';

type Answer = {
  etag: string;
  status: number;
  /** Alternating names and values, without the request id. */
  headers: readonly string[];
  body: Buffer | undefined;
  /** The logger of its last request. Only the not-found page is requested with several URLs. */
  log: { url: string; logger: FastifyBaseLogger } | undefined;
};

type Uses = {
  /** Finds the fresh cached page for a URL exactly as it was sent. */
  find: (url: string) => Page | undefined;
  /**
   * Charges a cached page to the client's budget; false if too little is left, in which case the normal path rejects
   * the request.
   */
  spend: (request: IncomingMessage) => boolean;
  recompression: Recompression;
  draining: Draining;
  metrics: Metrics;
  countView: CountView;
  log: FastifyBaseLogger;
};

/**
 * Serves cached pages ahead of routes and hooks, with the response headers that routes and hooks have produced once for
 * each form of the page. All other requests, and all requests during shutdown, take the normal path. Without this fast
 * path, a cached page takes three times as long (docs/decisions/page-cache.md).
 */
export class PageFastPath {
  readonly #uses: Uses;
  #answers = new WeakMap<Page, Map<string, Answer>>();
  readonly #formOf = memoizeLru((header) => acceptedEncoding(header) ?? 'identity', MAX_CHARACTERS);

  constructor(uses: Uses) {
    this.#uses = uses;
  }

  /** Stores the response for a page, after all hooks have run, for later requests for the same form of it. */
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
    }).flatMap(([name, value]) => [name, String(value)]);
    const answers = this.#answers.get(page) ?? new Map<string, Answer>();
    this.#answers.set(page, answers);
    // A 304 has no header that says which encoding it is for, so its key is the ETag.
    const key = body ? form : etag;
    answers.set(key, { etag, status: reply.statusCode, headers: lines, body, log: undefined });
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
    const { method, url = '' } = request;
    const { draining, metrics, find, spend, countView } = this.#uses;
    if (method !== METHOD || draining.isDraining()) return false;
    const page = find(url);
    const answers = page && this.#answers.get(page);
    const asked = answers && readPageRequest(request.rawHeaders);
    const whole = asked && answers.get(this.#formOf(asked.encodings));
    if (!whole) return false;
    const isKnown = whole.status === 200 && matchesEtag(asked.ifNoneMatch, whole.etag);
    const answer = isKnown ? answers.get(whole.etag) : whole;
    if (!answer || !spend(request)) return false;
    const id = randomUUID();
    response.writeHead(answer.status, [...answer.headers, REQUEST_ID, id]).end(answer.body);
    metrics.countPage('cache');
    if (asked.purpose === '' || !isSpeculative(asked.purpose)) {
      countView(url, whole.status, asked);
    }
    // The same log line as for other requests, written immediately, as nothing here takes time.
    this.#logFor(answer, url).info({ reqId: id }, 'request completed');
    // The next response with the page's smaller bytes takes the normal path once and is then stored.
    this.#uses.recompression.offer(page, () => answers.delete('br'));
    return true;
  }

  /** Serializes the fields of the request once, because that takes a tenth of the CPU time of a cached page. */
  #logFor(answer: Answer, url: string): FastifyBaseLogger {
    if (answer.log?.url !== url) {
      const fields = { req: { method: METHOD, url }, res: { statusCode: answer.status } };
      answer.log = { url, logger: this.#uses.log.child(fields) };
    }
    return answer.log.logger;
  }
}
