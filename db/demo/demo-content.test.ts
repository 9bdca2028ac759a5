import { describe, expect, it } from 'vitest';
import { firmRecordSchema } from '../../src/features/firm/schema.ts';
import { DEFAULT_TEMPLATE } from '../../src/features/themes/templates/professional-rules.ts';
import { themeCss } from '../../src/features/themes/theme-css.ts';
import { demoArticles } from './articles.ts';
import { demoFirm } from './firm.ts';
import { demoTestimonials } from './testimonials.ts';

it('has a firm that is valid, and at least three testimonials', () => {
  expect(firmRecordSchema.parse(demoFirm)).toEqual(demoFirm);
  expect(demoTestimonials.length).toBeGreaterThanOrEqual(3);
});

it('has a default theme whose values are all accepted', () => {
  const names = Object.keys(DEFAULT_TEMPLATE.cssVariables);
  expect(names).toHaveLength(30);
  const css = themeCss(JSON.stringify(DEFAULT_TEMPLATE.cssVariables));
  for (const name of names) expect(css).toContain(`${name}:`);
});

it('has six articles with unique slugs', () => {
  expect(new Set(demoArticles.map((article) => article.slug)).size).toBe(6);
});

describe.each(demoArticles.map((article) => [article.slug, article] as const))(
  '%s',
  (slug, article) => {
    it('has a valid slug and a short excerpt', () => {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(article.excerpt.length).toBeLessThanOrEqual(200);
    });

    it('uses plain, balanced elements only', () => {
      const open: string[] = [];
      for (const [, closing, tag = ''] of article.content.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
        expect(['p', 'h2', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'aside']).toContain(tag);
        if (closing) expect(open.pop()).toBe(tag);
        else open.push(tag);
      }
      expect(open).toEqual([]);
    });

    it('lists every section that it names among its sources, linked to the text of the code', () => {
      const [text = '', sources = ''] = article.content.split('<h2>Sources</h2>');
      const links = [...sources.matchAll(/<a href="([^"]+)">[^<]+ section ([\d.]+)<\/a>/g)];
      expect(links.length).toBeGreaterThan(3);
      for (const [, href, section] of links) {
        expect(href).toMatch(/^https:\/\/leginfo\.legislature\.ca\.gov\/faces\/codes_display/);
        expect(href).toMatch(new RegExp(`;sectionNum=${section}\\.$`));
      }
      const listed = links.map(([, , section]) => section);
      const named = [...text.matchAll(/[Ss]ections? ((?:\d+(?:\.\d+)?(?:, | and )?)+)/g)].flatMap(
        ([, sections = '']) => sections.match(/\d+(?:\.\d+)?/g) ?? [],
      );
      expect(listed).toEqual(expect.arrayContaining(named));
    });

    it('says that it is general information, and has no exclamation mark', () => {
      expect(article.content).toContain(
        'general information about California law, not legal advice',
      );
      expect(article.content + article.title + article.excerpt).not.toContain('!');
    });
  },
);

describe('the law in the articles', () => {
  const contentOf = (slug: string) =>
    demoArticles.find((article) => article.slug === slug)?.content ?? '';

  it('allows a will during a divorce, and mentions joint petitions', () => {
    const content = contentOf('divorce-first-thirty-days');
    expect(content).not.toMatch(/<li>[^<]*\bwill\b[^<]*<\/li>/);
    expect(content).toContain('nonprobate transfer');
    expect(content).toContain('making, changing or revoking a will (section 2040(b)(1))');
    expect(content).toContain('joint petition');
  });

  it('cites separate sections for the fees of the personal representative and of the attorney', () => {
    const content = contentOf('how-long-probate-takes');
    expect(content).toContain('personal representative (Probate Code section 10800)');
    expect(content).toContain('attorney (section 10810)');
    for (const limit of ['208,850', '750,000']) expect(content).toContain(limit);
  });
});
