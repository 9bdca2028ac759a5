import { hash } from 'node:crypto';

/** The attribute of the style element that contains the inlined styles. */
export const BUILT_STYLE = 'data-built-style';

/** Text of a style sheet, with the modules whose classes it names; without any, it applies to every page. */
type StylePart = { text: string; modules: readonly string[] };

/** A style sheet of public pages: its URL, and its parts in the order of the cascade. */
export type StyleSheet = { href: string; parts: readonly StylePart[] };

/** The hash of the module at the end of a class name: see `shortClassName` in vite.config.ts. */
const MODULE = /_([a-zA-Z0-9]{3})(?![\w-])/g;
const CLASSES = / class="([^"]*)"/g;
const LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const HEAD_END = '</head>';

const modulesIn = (text: string) => Array.from(text.matchAll(MODULE), ([, module = '']) => module);

/** Divides the text of a style sheet into its statements. */
export function styleSheet(href: string, css: string): StyleSheet {
  return { href, parts: statementsOf(css).map((text) => ({ text, modules: modulesIn(text) })) };
}

/** The statements of a style sheet on its top level: rules, and blocks such as `@media`. */
function statementsOf(css: string): string[] {
  const statements: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: token, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth > 0 || (token !== '}' && token !== ';')) continue;
    statements.push(css.slice(from, index + 1));
    from = index + 1;
  }
  return [...statements, css.slice(from)];
}

/**
 * Inlines into the head of a public page the styles of exactly those modules whose classes its HTML names, so that the
 * first paint needs no second round trip. The links to the whole sheets stay, but disabled: the client enables them before
 * it starts (`loaderOf`). That changes nothing on the page, because the inlined styles have the order of the sheets and
 * the sheets take their place. Works on bytes, because copying the page as a string takes longer than everything else
 * here. Returns the page unchanged if it links other sheets: the back office and the sign-in page.
 */
export function inlineStyles(
  page: Buffer,
  sheets: readonly StyleSheet[],
): { page: Buffer; source: string | undefined } {
  const html = page.toString('latin1');
  const headEnd = html.indexOf(HEAD_END);
  const links = [...html.slice(0, Math.max(headEnd, 0)).matchAll(LINK)];
  const linked = links.map(([, href]) => sheets.find((sheet) => sheet.href === href));
  if (links.length === 0 || !linked.every((sheet) => sheet !== undefined)) {
    return { page, source: undefined };
  }
  const used = new Set(
    Array.from(html.matchAll(CLASSES)).flatMap(([, names = '']) => modulesIn(names)),
  );
  const text = linked
    .flatMap(({ parts }) => parts)
    .filter(({ modules }) => modules.length === 0 || modules.some((module) => used.has(module)))
    .map((part) => part.text)
    .join('');
  return {
    page: Buffer.concat([
      ...links.flatMap(([link], place) => {
        return [
          page.subarray(endOf(links[place - 1]), links[place]?.index),
          Buffer.from(place === 0 ? `<style ${BUILT_STYLE}="">${text}</style>` : ''),
          Buffer.from(link.replace(/\/?>$/, ' disabled=""/>')),
        ];
      }),
      page.subarray(endOf(links.at(-1))),
    ]),
    source: `'sha256-${hash('sha256', text, 'base64')}'`,
  };
}

const endOf = (match: RegExpExecArray | undefined) => (match ? match.index + match[0].length : 0);
