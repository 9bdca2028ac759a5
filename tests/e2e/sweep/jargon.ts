import type { Page } from 'playwright-core';
import { SETTINGS_GROUPS } from '../../../web/admin/settings-groups.ts';

/** Words of technicians, which the back office does not use outside the settings for them. */
const JARGON =
  /\b(slugs?|scopes?|web ?hooks?|JSON|PUBLIC_URL|SHA-?256|endpoints?|cached?|caches|hash(es)?|tokens?|payloads?|SMTP|cron|UUIDs?|regex|back-?end)\b/gi;

/** An interface; other text has the word `rest`. */
const REST = /\bREST\b/g;

const FOR_TECHNICIANS = SETTINGS_GROUPS.filter(({ title }) => title === 'For your IT')
  .flatMap(({ entries }) => entries)
  .flatMap(({ sections }) => sections);

/** Whether a text is the name of one of these settings in a list of all sections. */
const isTheirName = (text: string) =>
  FOR_TECHNICIANS.some(({ title }) => text === title || text === `Go to ${title}`);

/** The settings of other companies’ programs use the words of those companies. */
const OF_PROVIDERS = {
  paths: ['/admin/integrations', '/admin/setup'],
  words: /^(json|webhooks?|tokens?|smtp)$/i,
};

/**
 * The words of technicians in what the page shows, in labels and in placeholders. What is quoted as code is for
 * somebody else to enter.
 */
export async function jargonOn(page: Page): Promise<string[]> {
  const { pathname } = new URL(page.url());
  if (FOR_TECHNICIANS.some(({ to }) => pathname.startsWith(to))) return [];
  // The folded group of the settings is the one for technicians.
  const skipped = `code, pre, script, style${pathname === '/admin/settings' ? ', details' : ''}`;
  const texts = await page.evaluate((outside) => {
    const shown: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isCode = node.parentElement?.closest(outside);
      if (!isCode) shown.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'title']) {
        shown.push(element.getAttribute(name) ?? '');
      }
    }
    return shown;
  }, skipped);
  const isOfProvider = (word: string) =>
    OF_PROVIDERS.paths.includes(pathname) && OF_PROVIDERS.words.test(word);
  return texts
    .filter((text) => !isTheirName(text.trim()))
    .flatMap((text) =>
      [...text.matchAll(JARGON), ...text.matchAll(REST)]
        .filter(([word]) => !isOfProvider(word))
        .map(([word]) => `“${word}” is in “${text.trim().slice(0, 80)}”`),
    );
}
