import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ArticleDraft, emptyDraft } from './article-draft.ts';
import { differingFields, mergeDrafts } from './merge-drafts.ts';

const base: ArticleDraft = {
  ...emptyDraft('Reyes Law'),
  title: 'Living Trusts',
  slug: 'living-trusts',
  excerpt: 'What they do.',
  content: '<p>Text</p>',
  category: 'estate-planning',
};

// There is no DOM here, and the texts below have no markup that matters.
beforeEach(() =>
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (html: string) => ({ body: { textContent: html } });
    },
  ),
);
afterEach(() => vi.unstubAllGlobals());

const changesOf = (from: ArticleDraft | null, mine: ArticleDraft, theirs: ArticleDraft) =>
  differingFields(from, mine, theirs).map(({ name, changedBy }) => [name, changedBy]);

it('says of each field that differs who has changed it', () => {
  const mine = { ...base, title: 'Mine', excerpt: 'My words.', content: '<p>Text.</p>' };
  const theirs = { ...base, title: 'Theirs', category: 'probate', excerpt: 'My words.' };
  expect(changesOf(base, mine, theirs)).toEqual([
    ['Title', 'both'],
    ['Category', 'them'],
    ['Text', 'me'],
  ]);
});

it('counts every field that differs as changed by both if it is not known where I began', () => {
  expect(changesOf(null, { ...base, title: 'Mine' }, base)).toEqual([['Title', 'both']]);
});

it('compares the formatting of the text, too', () => {
  expect(changesOf(base, { ...base, content: '<h2>Text</h2>' }, base)).toEqual([['Text', 'me']]);
});

it('merges what only one has changed, and takes the chosen side of the rest', () => {
  const mine = { ...base, title: 'Mine', excerpt: 'Mine.', content: '<p>Mine</p>' };
  const theirs: ArticleDraft = {
    ...base,
    ...{ title: 'Theirs', excerpt: 'Theirs.', author: 'Kim Ito', guestLine: 'CPA' },
  };
  const fields = differingFields(base, mine, theirs);
  expect(mergeDrafts(fields, { mine, theirs }, { Title: 'mine', Excerpt: 'theirs' })).toEqual({
    ...base,
    ...{ title: 'Mine', excerpt: 'Theirs.', content: '<p>Mine</p>' },
    ...{ author: 'Kim Ito', guestLine: 'CPA' },
  });
});

it('lets the slug follow the chosen title', () => {
  const mine = { ...base, title: 'Mine', slug: 'mine' };
  const theirs = { ...base, title: 'Their words', slug: 'their-words' };
  const fields = differingFields(base, mine, theirs);
  expect(fields.map(({ name }) => name)).toEqual(['Title']);
  expect(mergeDrafts(fields, { mine, theirs }, { Title: 'mine' })).toEqual(mine);
  expect(changesOf(base, { ...mine, slug: 'typed' }, theirs)).toEqual([
    ['Title', 'both'],
    ['Web address', 'both'],
  ]);
});

it('takes the parts of a field together', () => {
  const mine: ArticleDraft = { ...base, visibility: 'scheduled', date: '2099-03-01' };
  const theirs: ArticleDraft = { ...base, visibility: 'published' };
  const fields = differingFields(base, mine, theirs);
  expect(fields.map(({ name }) => name)).toEqual(['Visibility']);
  expect(mergeDrafts(fields, { mine, theirs }, { Visibility: 'mine' })).toEqual(mine);
  expect(mergeDrafts(fields, { mine, theirs }, { Visibility: 'theirs' })).toEqual(theirs);
});
