import { createHash } from 'node:crypto';

const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * The policy of one rendered page: its own files, and the inline scripts and styles that are in it,
 * by their hashes; so the page can be cached and still needs no 'unsafe-inline' for scripts. Style
 * attributes are allowed: they cannot run or fetch anything under this policy.
 */
export function contentSecurityPolicy(html: string, { https }: { https: boolean }): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(html, INLINE_SCRIPT)}`.trim(),
    `style-src 'self' ${hashesOf(html, INLINE_STYLE)}`.trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function hashesOf(html: string, pattern: RegExp): string {
  const hashes = Array.from(
    html.matchAll(pattern),
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(hashes)].join(' ');
}
