import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appRouter } from '../app-router.ts';
import type { Context } from '../context.ts';
import type { Deps } from '../deps.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { type PageAddress, pageAddress } from './page-address.ts';
import { type Page, PageCache } from './page-cache.ts';
import type { Renderer } from './renderer.ts';

type Options = { deps: Deps; contextFor: (request: FastifyRequest) => Context };

/** Every GET that nothing else answers is a public page: from the cache, or rendered. */
export function registerPages(
  app: FastifyInstance,
  renderer: Renderer,
  { deps, contextFor }: Options,
) {
  const cache = new PageCache();
  const { publicUrl } = deps.config.server;
  const https = publicUrl.startsWith('https:');

  const renderPage = async (address: PageAddress, request: FastifyRequest) => {
    const response = await renderer.render({
      // Never from the request's own headers: a page must not depend on them.
      request: new Request(publicUrl + address.pathname + address.search),
      appRouter,
      createContext: async () => contextFor(request),
    });
    return toPage(response, { https, strict: renderer.isBuilt });
  };

  async function pageFor(address: PageAddress, request: FastifyRequest): Promise<Page> {
    const version = deps.content.current();
    if (version === null || !renderer.isBuilt) {
      const page = await renderPage(address, request);
      return page.status < 500
        ? page
        : (cache.findStale(address.key) ?? unavailable(page, version));
    }
    const fresh = cache.findFresh(address.key, version);
    if (fresh) return fresh;
    const page = await cache.render(address.key, version, () => renderPage(address, request));
    return page.status < 500 ? page : (cache.findStale(address.key) ?? page);
  }

  app.get('/*', async (request, reply) => {
    const address = pageAddress(request.url);
    if (!address) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    return sendPage(request, reply, await pageFor(address, request));
  });
}

/** While the database is away an error page is a 503, which tells robots and balancers to come back. */
function unavailable(page: Page, version: number | null): Page {
  if (version !== null) return page;
  return { ...page, status: 503, headers: { ...page.headers, 'retry-after': '2' } };
}

// An article that was scheduled appears, and a list that failed to load is tried again, without any
// content having changed.
const DEFAULT_TTL_SECONDS = 60;

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

// Quality 5 costs about what gzip does and beats it; 11 would cost more than the render.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function toPage(
  response: Response,
  { https, strict }: { https: boolean; strict: boolean },
): Promise<Page> {
  const html = await response.text();
  const identity = Buffer.from(html);
  const [gzipped, brotli] = await Promise.all([
    compressGzip(identity),
    compressBrotli(identity, BROTLI),
  ]);
  const { location, 'cache-control': cacheControl = '' } = Object.fromEntries(response.headers);
  const ttl = /s-maxage=(\d+)/.exec(cacheControl)?.[1];
  return {
    status: response.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
      ...(strict && { 'content-security-policy': contentSecurityPolicy(html, { https }) }),
      ...(location && { location }),
    },
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    identity,
    gzip: gzipped,
    brotli,
    ttlSeconds: ttl === undefined ? DEFAULT_TTL_SECONDS : Number(ttl),
  };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  reply.code(page.status).headers(page.headers);
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  const etag = `"${page.etag}${encoding ? `-${encoding}` : ''}"`;
  reply.header('etag', etag);
  if (page.status === 200 && request.headers['if-none-match'] === etag)
    return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(
    encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : page.identity,
  );
}
