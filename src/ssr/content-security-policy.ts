import { createHash } from 'node:crypto';

/**
 * The policy of one rendered page: its own files, and the inline scripts and styles that the renderer
 * itself wrote, by their hashes; so the page can be cached and still needs no 'unsafe-inline' for
 * scripts. The renderer tells its own by a nonce that nobody could know beforehand, `marker`: a script
 * that got into the page with its content has none and does not run. Style attributes are allowed:
 * they cannot run or fetch anything under this policy. `connectTo` are other origins that its scripts may
 * ask: those of Cognito, where somebody signs in. `frames` lets it show pages of ours in frames, and `framed`
 * be shown in one.
 */
export function contentSecurityPolicy(
  html: string,
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
    `script-src 'self' ${hashesOf(html, 'script', marker)}`.trim(),
    `style-src 'self' ${hashesOf(html, 'style', marker)}`.trim(),
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
export function takeOffMarker(html: string, marker: string): string {
  return html
    .replaceAll(`<meta property="csp-nonce" content="${marker}"/>`, '')
    .replaceAll(` nonce="${marker}"`, '');
}

function hashesOf(html: string, element: 'script' | 'style', marker: string): string {
  const pattern = new RegExp(
    `<${element}(?=[^>]* nonce="${marker}")(?![^>]* src=)(?![^>]*application/ld\\+json)[^>]*>(.*?)</${element}>`,
    'gs',
  );
  const hashes = Array.from(
    html.matchAll(pattern),
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(hashes)].join(' ');
}
