import { hash } from 'node:crypto';

/**
 * The content security policy of one rendered page. It allows the site's own files and, by hash, the inline scripts and
 * styles that the renderer itself wrote, so that the page can be cached without 'unsafe-inline' for scripts. The
 * renderer marks its own elements with an unpredictable nonce, `marker`: a script injected through content lacks it and
 * does not run. Style attributes are allowed: they cannot run or fetch anything under this policy. `connectTo` are
 * other origins that scripts may connect to: that of the API calls, and those of Cognito on sign-in pages. `frames`
 * allows the page to embed our pages in frames; pages of the origins in `framedBy` may embed it. `styles` are the CSP
 * sources of styles that are not in `page` yet.
 */
export function contentSecurityPolicy(
  page: Buffer,
  {
    marker,
    https,
    connectTo = [],
    frames = false,
    framedBy = ["'none'"],
    styles = [],
  }: {
    marker: string;
    https: boolean;
    connectTo?: readonly string[];
    frames?: boolean;
    framedBy?: readonly string[];
    styles?: readonly string[];
  },
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(page, 'script', marker)}`.trim(),
    ["style-src 'self'", ...styles, hashesOf(page, 'style', marker)].join(' ').trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectTo].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy.join(' ')}`,
    ...(frames ? ["frame-src 'self'"] : []),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Removes the marker from the page, so that nobody can learn it and use it in content. */
export function stripNonceMarker(page: Buffer, marker: string): Buffer {
  return without(without(page, `<meta property="csp-nonce" content="${marker}"/>`), markOf(marker));
}

const markOf = (marker: string) => ` nonce="${marker}"`;

function without(page: Buffer, piece: string): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(piece); at !== -1; at = page.indexOf(piece, from)) {
    parts.push(page.subarray(from, at));
    from = at + piece.length;
  }
  return parts.length === 0 ? page : Buffer.concat([...parts, page.subarray(from)]);
}

function hashesOf(page: Buffer, element: 'script' | 'style', marker: string): string {
  const hashes = inlineTexts(page, element, marker).map(
    (text) => `'sha256-${hash('sha256', text, 'base64')}'`,
  );
  return [...new Set(hashes)].join(' ');
}

/** Elements that load a file, or that browsers do not execute. */
const NOT_INLINE = / src=|application\/ld\+json/;

/**
 * The contents of the marked elements of this kind. Searches from marker to marker, because compiling a regular
 * expression for each page costs far more.
 */
function inlineTexts(page: Buffer, element: 'script' | 'style', marker: string): Buffer[] {
  const mark = markOf(marker);
  const texts: Buffer[] = [];
  for (let at = page.indexOf(mark); at !== -1; at = page.indexOf(mark, at + 1)) {
    const start = page.indexOf('>', at) + 1;
    const tag = page.toString('utf8', page.lastIndexOf('<', at), start);
    if (!tag.startsWith(`<${element} `) || NOT_INLINE.test(tag)) continue;
    texts.push(page.subarray(start, page.indexOf(`</${element}>`, start)));
  }
  return texts;
}
