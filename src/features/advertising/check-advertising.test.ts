import { describe, expect, it } from 'vitest';
import { demoArticles } from '../../../db/demo/articles.ts';
import { demoFirm } from '../../../db/demo/firm.ts';
import { demoTestimonials } from '../../../db/demo/testimonials.ts';
import { sampleReviews } from '../testimonials/reviews/sample-reviews.ts';
import { checkAdvertising as checkByLaw, newFindings } from './check-advertising.ts';
import { ADVERTISING_RULES } from './checks/every-check.ts';
import { wordsOfHtml } from './checks/sentences.ts';
import type { AdvertisingText } from './finding.ts';
import { requireReason } from './require-reason.ts';
import { INNOCENT } from './testing/innocent-sentences.ts';
import { lawOf } from './testing/law-of.ts';
import { PACK_OF, RESTRICTED } from './testing/restricted-sentences.ts';

const AREAS = ['Family Law', 'Estate Planning', 'Trust Administration', 'Divorce', 'Probate'];
const checkAdvertising = (texts: readonly AdvertisingText[], pack = 'us-ca') =>
  checkByLaw(texts, lawOf([pack], AREAS));
const rulesIn = (text: string, pack?: string) =>
  checkAdvertising([{ field: 'content', text }], pack).map(({ rule }) => rule);

describe.each(Object.entries(RESTRICTED))('%s', (rule, sentences) => {
  it.each(sentences)('is found in: %s', (sentence) => {
    expect(rulesIn(sentence, PACK_OF[rule])).toContain(rule);
  });
});

describe('without findings', () => {
  it.each(INNOCENT)('%s', (sentence) => {
    expect(checkAdvertising([{ field: 'content', text: sentence }])).toEqual([]);
  });

  it.each(demoArticles.map((article) => [article.slug, article] as const))(
    'the demo article %s',
    (_slug, { title, excerpt, content }) => {
      const texts = [
        { field: 'title', text: title },
        { field: 'excerpt', text: excerpt },
        { field: 'content', text: content, isHtml: true },
      ];
      expect(checkAdvertising(texts)).toEqual([]);
    },
  );

  it('the demo testimonials, sample reviews, claims and attorneys', () => {
    const texts = [
      ...[...demoTestimonials, ...sampleReviews].map(({ content }) => content),
      ...Object.values(demoFirm.claims).map((claim) => claim?.text ?? ''),
      ...demoFirm.attorneys.flatMap(({ role, statement }) => [role, statement ?? '']),
    ];
    expect(
      checkAdvertising(texts.map((text) => ({ field: 'content', text, isDisclosed: true }))),
    ).toEqual([]);
  });
});

it('every rule has a title and restricted sentences', () => {
  const withSentences = [...Object.keys(RESTRICTED), 'name-and-city'];
  expect(ADVERTISING_RULES.map(({ id }) => id).sort()).toEqual(withSentences.sort());
  for (const { title } of ADVERTISING_RULES) expect(title.length).toBeGreaterThan(5);
});

describe('name-and-city', () => {
  const mustName = { names: ['Pacific Harbor Law', 'Maren Castellane'], places: ['San Diego'] };
  const missingIn = (text: string) =>
    checkAdvertising([{ field: 'letter', text, mustName }]).map(({ words }) => words);

  it('accepts the firm or an attorney, with a city', () => {
    expect(missingIn('From Pacific Harbor Law in San Diego')).toEqual([]);
    expect(missingIn('Maren Castellane, SAN DIEGO')).toEqual([]);
  });

  it('says what is missing', () => {
    expect(missingIn('From San Diego')).toEqual(['no name of the firm or of an attorney']);
    expect(missingIn('From Pacific Harbor Law')).toEqual(['no city of an office']);
  });
});

it('reads HTML block by block and without its tags', () => {
  const html = '<h2>What we guarantee</h2><p>R&amp;D. We <b>guar</b>antee&nbsp;success.</p>';
  expect(wordsOfHtml(html)).toBe('What we guarantee\nR&D. We guarantee success.\n');
  const found = checkAdvertising([{ field: 'content', text: html, isHtml: true }]);
  expect(found.map(({ words }) => words)).toContain('We guarantee');
});

it('lists a finding once, and no more than 50', () => {
  expect(rulesIn('No win, no fee. Remember: no win, no fee.')).toEqual(['contingent-fee']);
  const many = Array.from({ length: 99 }, (_, i) => `We ${'x'.repeat(1 + (i % 20))} guarantee.`);
  expect(checkAdvertising(many.map((text, i) => ({ field: `f${i}`, text })))).toHaveLength(50);
});

describe('a reason', () => {
  const findings = checkAdvertising([{ field: 'title', text: 'We guarantee success' }]);

  it('is required with findings, and returned with them for the audit log', () => {
    expect(() => requireReason(findings, null)).toThrow(
      expect.objectContaining({ kind: 'conflict', reason: 'advertising_findings' }),
    );
    expect(requireReason(findings, 'A quotation.')).toMatchObject({
      advertising: { reason: 'A quotation.', findings: [{ field: 'title' }, {}] },
    });
  });

  it('is not required without findings', () => {
    expect(requireReason([], null)).toEqual({});
  });

  it('is not required for what the published text has already', () => {
    const longer = checkAdvertising([
      { field: 'title', text: 'We guarantee success, and never lost a case' },
    ]);
    expect(newFindings(longer, findings).map(({ rule }) => rule)).toEqual(['outcome-prediction']);
  });
});

it('searches a long text without an end of a sentence in little time', () => {
  const start = performance.now();
  for (const text of ['we '.repeat(130_000), '$1 won '.repeat(55_000), '“ — '.repeat(99_000)]) {
    checkAdvertising([{ field: 'content', text }]);
  }
  expect(performance.now() - start).toBeLessThan(15_000);
});
