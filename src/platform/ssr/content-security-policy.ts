import { hash } from 'node:crypto';

/**
 * The policy of one rendered page: its own files, and the inline scripts and styles that the renderer
 * itself wrote, by their hashes; so the page can be cached and still needs no 'unsafe-inline' for
 * scripts. The renderer tells its own by a nonce that nobody could know beforehand, `marker`: a script
 * that got into the page with its content has none and does not run. Style attributes are allowed:
 * they cannot run or fetch anything under this policy. `connectTo` are other origins that its scripts may
 * ask: that of the calls, and those of Cognito where somebody signs in. `frames` lets it show pages of ours
 * in frames, and `framed` be shown in one.
 */
export function contentSecurityPolicy(
  page: Buffer,
  {
    marker,
    https,
    connectTo = [],
    frames = false,
    framed = false,
  }: {
    marker: string;
    https: boolean;
    connectTo?: readonly string[];
    frames?: boolean;
    framed?: boolean;
  },
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(page, 'script', marker)}`.trim(),
    `style-src 'self' ${hashesOf(page, 'style', marker)}`.trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectTo].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    ...(frames ? ["frame-src 'self'"] : []),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The page without the marker, which would tell the next page's visitors what to write. */
export function takeOffMarker(page: Buffer, marker: string): Buffer {
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

/** Of a file, or of what no browser runs. */
const NOT_INLINE = / src=|application\/ld\+json/;

/** What stands in the marked elements of this kind. From mark to mark: a pattern for each page costs far more. */
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
