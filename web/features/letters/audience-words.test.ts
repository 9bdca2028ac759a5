import { expect, it } from 'vitest';
import { audienceWords } from './audience-words.ts';

const news = { receiving: 2, withheld: 0, stopped: 0, label: '' };

it('news that everybody gets is one sentence', () => {
  expect(audienceWords(news, 'en-US')).toEqual(['2 subscribers get it now.']);
});

it('those who are left out are counted with the reason, and the label is named', () => {
  const advertising = { receiving: 1, withheld: 1, stopped: 3, label: 'ATTORNEY ADVERTISING' };
  expect(audienceWords(advertising, 'en-US')).toEqual([
    '1 subscriber gets it now.',
    'Left out: 1 who asked for neutral wording. Advertising is never sent to them.',
    'Left out: 3 whose mail server rejected earlier letters.',
    'The subject begins with ATTORNEY ADVERTISING.',
  ]);
});
