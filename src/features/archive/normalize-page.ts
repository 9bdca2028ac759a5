import { BUILT_STYLE } from '../../platform/ssr/inline-styles.ts';
import { withoutElements } from '../../platform/text/parse-html.ts';

/**
 * Data for the scripts of the page, and the scripts themselves. Structured data is content for search engines: it
 * stays.
 */
const SCRIPTS = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;
/** The text of the style files, which changes with each release. */
const BUILT_STYLES = new RegExp(`<style ${BUILT_STYLE}[^>]*>[\\s\\S]*?</style>`, 'g');
/** Files whose names change with each release. */
const ASSETS = /<link\b[^>]*\brel="(?:stylesheet|modulepreload|preload)"[^>]*>/g;
/** The hash in the name of a file that a page shows, such as the shared drawings. */
const FILE_HASH = /(\/assets\/[\w-]+)-[\w-]{8}(\.svg)/g;
const COMMENTS = /<!--[\s\S]*?-->/g;

/** The attribute of elements that differ with the time of day, such as free times. */
const VARYING = 'data-varies';

/**
 * The lasting part of a page's HTML: without scripts, the names of built files, and parts that differ from one minute
 * to the next although nobody has changed anything. Idempotent.
 */
export function normalizePage(html: string): string {
  const lasting = [SCRIPTS, BUILT_STYLES, ASSETS, COMMENTS]
    .reduce((text, changing) => text.replace(changing, ''), html)
    .replace(FILE_HASH, '$1$2');
  return lasting.includes(VARYING) ? withoutElements(lasting, VARYING) : lasting;
}
