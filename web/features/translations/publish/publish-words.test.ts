import { expect, it } from 'vitest';
import { lacks, visitorsSee } from './publish-words.ts';

const READY = {
  ...{ language: 'es', name: 'Español', isPublished: false, isSpoken: true },
  untranslated: 'original' as const,
  counts: { outdated: 0, missing: 0, unconfirmed: 0, draft: 0, published: 12 },
};

it('has nothing to warn of if all is ready', () => {
  expect(lacks(READY, 'en-US')).toEqual([]);
  expect(visitorsSee(READY)).toHaveLength(2);
});

it('counts what is not ready', () => {
  const counts = { outdated: 1, missing: 1_200, unconfirmed: 2, draft: 3, published: 0 };
  expect(lacks({ ...READY, counts, isSpoken: false }, 'en-US')).toEqual([
    expect.stringContaining('Nobody who takes consultations speaks Spanish.'),
    '1,200 items not translated.',
    '1 item out of date: the English text has changed since.',
    '2 items from the product that nobody of the firm has read.',
    '3 items saved as a draft, which visitors do not see.',
  ]);
});

it('says what becomes of items without translation', () => {
  const counts = { ...READY.counts, missing: 1 };
  expect(visitorsSee({ ...READY, counts }).at(-1)).toContain('in English');
  expect(visitorsSee({ ...READY, counts, untranslated: 'hidden' }).at(-1)).toContain('left out');
});

it('says that nothing is lost when a language is withdrawn', () => {
  expect(visitorsSee({ ...READY, isPublished: true }).join(' ')).toContain(
    'No translation is lost',
  );
});
