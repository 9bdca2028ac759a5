import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../http/accepted-encoding.ts';
import { ownBytes } from '../text/own-bytes.ts';
import { contentSecurityPolicy, takeOffMarker } from './content-security-policy.ts';
import type { Page } from './page-cache.ts';
import type { RenderedPage } from './renderer.ts';

// An article that was scheduled appears without any content having changed.
const DEFAULT_TTL_SECONDS = 60;

const OUTAGE_SECONDS = '2';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

// Level 6, the usual one, takes twice the time for two bytes in a hundred less.
const GZIP = { level: 4, chunkSize: 32 * 1024 };

// Quality 5 is a sixth smaller than gzip at its best; 11 would cost more than the render.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => compressBrotli(bytes, BROTLI),
  gzip: (bytes) => compressGzip(bytes, GZIP),
};

/** React's mark in place of a part that threw; a page with it is no page, whatever its status. */
const BROKEN_PART = '<!--$!-->';

/** What may go wrong in a query of a page without anything being wrong with the page. */
const EXPECTED_REFUSALS = new Set(['NOT_FOUND', 'FORBIDDEN', 'BAD_REQUEST']);

type Look = {
  https: boolean;
  strict: boolean;
  connectTo: readonly string[];
  /** Whether the page shows others of ours in frames. */
  frames: boolean;
  /** Whether somebody looks at a theme before it is active: for them alone, and in a frame of ours. */
  isPreview: boolean;
};

/**
 * Makes of a rendered answer what is sent and kept: its policy, how it is compressed, how long it may
 * live. A page that lacks something, because a query failed, is sent and not kept; one that could not
 * be made for want of a database is a 503, which tells robots and balancers to come back.
 */
export function makePage(
  { status: rendered, headers, html, failures, marker }: RenderedPage,
  { https, strict, connectTo, frames, isPreview }: Look,
): Page {
  // Once, and before it is looked through: bytes are searched faster than text of two bytes a character.
  const marked = Buffer.from(html);
  const identity = ownBytes(takeOffMarker(marked, marker));
  const { location, 'cache-control': wish = '' } = Object.fromEntries(headers);
  const status = marked.includes(BROKEN_PART) ? 500 : rendered;
  const isOutage = status >= 500 && failures.includes('SERVICE_UNAVAILABLE');
  const isPrivate = isPreview || wish === 'no-store';
  const isWhole = failures.every((code) => EXPECTED_REFUSALS.has(code));
  return {
    status: isOutage ? 503 : status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isPrivate ? 'no-store' : 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
      ...(strict && {
        'content-security-policy': contentSecurityPolicy(marked, {
          marker,
          https,
          connectTo,
          frames,
          framed: isPreview,
        }),
      }),
      ...(isPreview && { 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex' }),
      // A page for one person: its address goes nowhere.
      ...(wish === 'no-store' && { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }),
      ...(location && { location }),
      ...(isOutage && { 'retry-after': OUTAGE_SECONDS }),
    },
    etag: hash('sha256', identity, 'base64url').slice(0, 22),
    identity,
    compressed: compressOnce(identity),
    ttlSeconds: isPrivate || !isWhole ? 0 : ttlOf(wish),
  };
}

/** Compressing costs as much as a fifth of a render, and nearly all browsers take the same form. */
function compressOnce(identity: Buffer): Page['compressed'] {
  const forms: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = {};
  return (encoding) => {
    forms[encoding] ??= COMPRESS[encoding](identity).then((bytes) => {
      const form = ownBytes(bytes);
      forms[encoding] = form;
      return form;
    });
    return forms[encoding];
  };
}

function ttlOf(cacheControl: string): number {
  const seconds = /s-maxage=(\d+)/.exec(cacheControl)?.[1];
  return seconds === undefined ? DEFAULT_TTL_SECONDS : Number(seconds);
}
