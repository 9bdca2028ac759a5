import { describe, expect, it } from 'vitest';
import { CLAIMS, HONEST } from './claims.ts';
import { productFiles, sentencesOf } from './product-texts.ts';

const files = productFiles();
const sentences = files.flatMap((file) =>
  sentencesOf(file).map((sentence) => ({ file, sentence })),
);

it('reads the texts of pages, mails, packs, presets, the API and the documentation', () => {
  expect(files).toEqual(
    expect.arrayContaining([
      ...['README.md', 'docs/privacy.md', 'db/preset-pages/legal-pages.ts'],
      ...['src/features/jurisdictions/packs/us-tx.json', 'src/app/openapi/reference-page.ts'],
      'src/features/email/texts/kinds/rules.ts',
      'web/features/jurisdictions/review-words.ts',
    ]),
  );
  expect(sentences.length).toBeGreaterThan(10_000);
});

it.each(Object.entries(CLAIMS))('no text says %s', (_claim, pattern) => {
  const said = sentences.filter(({ sentence }) => pattern.test(sentence) && !(sentence in HONEST));
  expect(said).toEqual([]);
});

it('every honest sentence is still said', () => {
  const known = new Set(sentences.map(({ sentence }) => sentence));
  expect(Object.keys(HONEST).filter((sentence) => !known.has(sentence))).toEqual([]);
});

describe('a sentence that claims it is found', () => {
  it.each([
    ["const text = 'Every statement is compliant with the rules of your bar.';", 0],
    ['<p>These texts are bar-approved.</p>', 1],
    ['<p>Reviewed by the State Bar.</p>', 2],
    ["{ lead: 'This wording is safe to publish in Texas.' }", 3],
    ["const done = 'No findings: the page may be published.';", 4],
    ['<li>Probate costs $12,000 under current law.</li>', 5],
    ["title: 'Your home page has been filed with the State Bar.'", 6],
    ["lead: 'All days of the court’s calendar are closed.'", 7],
  ])('%s', (code, index) => {
    const pattern = Object.values(CLAIMS)[index];
    expect(sentencesOf('planted.tsx', code).some((sentence) => pattern?.test(sentence))).toBe(true);
  });
});
