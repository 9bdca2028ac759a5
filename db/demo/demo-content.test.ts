import { describe, expect, it } from 'vitest';
import { firmRecordSchema } from '../../src/features/firm/schema.ts';
import { DEFAULT_TEMPLATE } from '../../src/features/themes/templates/professional/rules.ts';
import { themeCss } from '../../src/features/themes/theme-css.ts';
import { demoArticles } from './articles.ts';
import { demoFirm } from './firm.ts';
import { demoTestimonials } from './testimonials.ts';

it('has a firm that fits its schema', () => {
  expect(firmRecordSchema.parse(demoFirm)).toEqual(demoFirm);
  expect(demoTestimonials.length).toBeGreaterThanOrEqual(3);
});

it('has a theme whose every value is accepted', () => {
  const names = Object.keys(DEFAULT_TEMPLATE.cssVariables);
  expect(names).toHaveLength(30);
  const css = themeCss(JSON.stringify(DEFAULT_TEMPLATE.cssVariables));
  for (const name of names) expect(css).toContain(`${name}:`);
});

it('has six articles under six slugs', () => {
  expect(new Set(demoArticles.map((article) => article.slug)).size).toBe(6);
});

describe.each(demoArticles.map((article) => [article.slug, article] as const))(
  '%s',
  (slug, article) => {
    it('has a slug and an excerpt that lists can show', () => {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(article.excerpt.length).toBeLessThanOrEqual(200);
    });

    it('uses plain, balanced elements only', () => {
      const open: string[] = [];
      for (const [, closing, tag = ''] of article.content.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
        expect(['p', 'h2', 'ul', 'ol', 'li', 'strong', 'em']).toContain(tag);
        if (closing) expect(open.pop()).toBe(tag);
        else open.push(tag);
      }
      expect(open).toEqual([]);
    });

    it('says that it is general information, and shouts nowhere', () => {
      expect(article.content).toContain(
        'general information about California law, not legal advice',
      );
      expect(article.content + article.title + article.excerpt).not.toContain('!');
    });
  },
);

describe('what the articles say of the law', () => {
  const contentOf = (slug: string) =>
    demoArticles.find((article) => article.slug === slug)?.content ?? '';

  it('the orders at the start of a divorce do not forbid a will, and there are joint petitions', () => {
    const content = contentOf('divorce-first-thirty-days');
    expect(content).not.toMatch(/<li>[^<]*\bwill\b[^<]*<\/li>/);
    expect(content).toContain('nonprobate transfer');
    expect(content).toContain('making, changing or revoking a will (section 2040(b)(1))');
    expect(content).toContain('joint petition');
  });

  it('the fee of the personal representative has its own section', () => {
    const content = contentOf('how-long-probate-takes');
    expect(content).toContain('personal representative (Probate Code section 10800)');
    expect(content).toContain('attorney (section 10810)');
    for (const limit of ['208,850', '750,000']) expect(content).toContain(limit);
  });
});
