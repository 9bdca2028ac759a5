import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../http/accepted-encoding.ts';
import { hasToken } from '../http/logged-path.ts';
import { ownBytes } from '../text/own-bytes.ts';
import { parseCacheTags } from './cache-tags.ts';
import { contentSecurityPolicy, stripNonceMarker } from './content-security-policy.ts';
import { inlineStyles, type StyleSheet } from './inline-styles.ts';
import type { Page } from './page-cache.ts';
import type { RenderedPage } from './renderer.ts';
import { SPECULATION_RULES } from './speculation.ts';

// Short, because a scheduled article appears without any content change.
const DEFAULT_TTL_SECONDS = 60;

const UNAVAILABLE = 503;
const OUTAGE_SECONDS = '2';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

// Level 6, the default, takes twice the time to save another 2 %.
const GZIP = { level: 4, chunkSize: 32 * 1024 };

// For the first response: quality 5 saves another 6 % but takes half as long again. Quality 11 saves 15 % and takes a
// hundred times as long: see `Recompression`.
const BROTLI = { chunkSize: 32 * 1024, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const BEST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => compressBrotli(bytes, BROTLI),
  gzip: (bytes) => compressGzip(bytes, GZIP),
};

/** React's placeholder for a part that threw; a page that contains it is an error page, whatever its status. */
const BROKEN_PART = '<!--$!-->';

/** Errors of a page's queries that do not mean that the page is broken. */
const EXPECTED_REFUSALS = new Set(['NOT_FOUND', 'FORBIDDEN', 'BAD_REQUEST']);

type Look = {
  https: boolean;
  strict: boolean;
  connectTo: readonly string[];
  /** Whether the page embeds other pages of ours in frames. */
  frames: boolean;
  /** Whether this is a preview, of a theme or of an unpublished page: private, and shown in a frame. */
  isPreview: boolean;
  /** The origins of other sites that may embed the page; undefined for a page that cannot be embedded. */
  embeddedBy: readonly string[] | undefined;
  /** Whether it shows the response to a form, which makes it private. */
  isAnswer: boolean;
  /** The style sheets of public pages; none while Vite serves the styles. */
  styleSheets?: readonly StyleSheet[];
};

/**
 * Turns a rendered response into the page that is sent and cached: adds its policy, compression and lifetime. A page
 * with missing parts, because a query failed, is sent but not cached.
 */
export function makePage(
  rendered: RenderedPage,
  { https, strict, connectTo, frames, isPreview, embeddedBy, isAnswer, styleSheets = [] }: Look,
): Page {
  const { headers, failures, marker } = rendered;
  // Encoded once, before the searches: searching bytes is faster than searching two-byte strings.
  const marked = Buffer.from(rendered.html);
  const { page, source } = inlineStyles(stripNonceMarker(marked, marker), styleSheets);
  const identity = ownBytes(page);
  const {
    location,
    'cache-control': wish = '',
    'cache-tag': tags = '',
  } = Object.fromEntries(headers);
  const status = pageStatus(rendered, marked);
  const isPrivate =
    isPreview || isAnswer || wish === 'no-store' || (location !== undefined && hasToken(location));
  const isWhole = failures.every((code) => EXPECTED_REFUSALS.has(code));
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isPrivate ? 'no-store' : 'public, max-age=0, must-revalidate',
      vary: 'accept, accept-encoding',
      ...(!isPrivate && SPECULATION_RULES),
      ...(strict && {
        'content-security-policy': contentSecurityPolicy(marked, {
          marker,
          https,
          connectTo,
          frames,
          framedBy: embeddedBy ? ["'self'", ...embeddedBy] : [isPreview ? "'self'" : "'none'"],
          styles: source === undefined ? [] : [source],
        }),
      }),
      ...(isPreview && { 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex' }),
      ...(embeddedBy && { 'x-robots-tag': 'noindex' }),
      // A page for one person: its URL must not leak through Referer headers or to search engines.
      ...(wish === 'no-store' && { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }),
      ...(location && { location }),
      ...(status === UNAVAILABLE && { 'retry-after': OUTAGE_SECONDS }),
    },
    etag: hash('sha256', identity, 'base64url').slice(0, 22),
    identity,
    ...compressOnce(identity),
    isEmbed: embeddedBy !== undefined,
    ttlSeconds: isPrivate || !isWhole ? 0 : ttlOf(wish),
    tags: parseCacheTags(tags),
  };
}

/**
 * The status of a rendered page, whose HTML is `html`. A page that could not be rendered because the database is
 * unavailable is a 503, so that crawlers and load balancers retry.
 */
export function pageStatus({ status, failures }: RenderedPage, html: Buffer): number {
  const isBroken = status >= 500 || html.includes(BROKEN_PART);
  if (isBroken && failures.includes('SERVICE_UNAVAILABLE')) return UNAVAILABLE;
  return isBroken ? Math.max(status, 500) : status;
}

/**
 * Compresses on demand and caches the result per encoding: compressing costs a fifth of a render, and nearly all
 * browsers accept the same encoding.
 */
export function compressOnce(identity: Buffer): Pick<Page, 'compressed' | 'recompress'> {
  const forms: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = {};
  return {
    compressed(encoding) {
      forms[encoding] ??= COMPRESS[encoding](identity).then((bytes) => {
        const form = ownBytes(bytes);
        forms[encoding] = form;
        return form;
      });
      return forms[encoding];
    },
    async recompress() {
      forms.br = ownBytes(await compressBrotli(identity, BEST_BROTLI));
    },
  };
}

function ttlOf(cacheControl: string): number {
  const seconds = /s-maxage=(\d+)/.exec(cacheControl)?.[1];
  return seconds === undefined ? DEFAULT_TTL_SECONDS : Number(seconds);
}
