import type { Page } from 'playwright-core';

/**
 * What search engines miss in a page, by the rules of Lighthouse's category SEO: title, description, language, canonical
 * address, alternates, links that can be followed and say where they lead. A private page has none of the addresses.
 */
export const headFaults = (
  page: Page,
  expected: { language: string; isPrivate: boolean },
): Promise<string[]> =>
  page.evaluate(({ language, isPrivate }) => {
    const faults: string[] = [];
    const need = (isMet: unknown, fault: string) => {
      if (!isMet) faults.push(fault);
    };
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? '';
    need(document.documentElement.lang === language, `lang is ${document.documentElement.lang}`);
    need(document.title.trim(), 'no title');
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a')) {
      const says = (link.textContent || link.getAttribute('aria-label') || '').trim();
      need(/^(https?|tel|mailto):/.test(link.href), `a link that leads nowhere: ${says}`);
      need(!/^(aquí|más|clic aquí|leer más|click here|more)$/i.test(says), `a link says ${says}`);
    }
    if (isPrivate) return faults;
    const description = attribute('meta[name=description]', 'content');
    need(description.length >= 20, `description: ${description}`);
    const canonical = attribute('link[rel=canonical]', 'href');
    need(new URL(canonical || 'x:').pathname === location.pathname, `canonical: ${canonical}`);
    need(!/noindex/.test(attribute('meta[name=robots]', 'content')), 'noindex');
    need(attribute('meta[property="og:locale"]', 'content').startsWith(language), 'og:locale');
    const alternates = [...document.querySelectorAll('link[rel=alternate][hreflang]')];
    need(alternates.length > 2, `${alternates.length} alternates`);
    for (const link of alternates) {
      const tag = link.getAttribute('hreflang') ?? '';
      need(/^([a-z]{2}(-[A-Z]{2})?|x-default)$/.test(tag), `hreflang ${tag}`);
      need(/^https?:/.test(link.getAttribute('href') ?? ''), `alternate of ${tag}`);
    }
    return faults;
  }, expected);
