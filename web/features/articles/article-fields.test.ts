import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AdminArticle, draftOf } from './article-draft.ts';
import { ARTICLE_FIELDS } from './article-fields.ts';

const ZONE = 'America/Los_Angeles';

const theirs: AdminArticle = {
  id: '6f9f6a3e-0b8f-4b51-9d4c-3b9d1f0e7a10',
  title: 'Living Trusts',
  slug: 'living-trusts',
  excerpt: 'Theirs',
  content: 'Their text',
  category: 'estate-planning',
  author: 'Ana Reyes',
  isPublished: true,
  publishedAt: '2099-03-01T17:30:00.000Z',
  createdAt: '2020-03-02T17:00:00.000Z',
  updatedAt: '2020-03-02T17:00:00.000Z',
};

// There is no DOM here, and the texts below have no markup.
beforeEach(() =>
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (html: string) => ({ body: { textContent: html } });
    },
  ),
);
afterEach(() => vi.unstubAllGlobals());

it('reads each field of a saved article and of a draft', () => {
  const mine = {
    title: 'Living Trusts',
    slug: 'trusts',
    excerpt: 'Mine',
    content: 'My text',
    category: 'probate',
    author: 'Kim Ito',
    guestLine: 'Guest author, CPA',
    visibility: 'published',
    date: '',
    time: '09:00',
    publishedDate: '2020-03-02',
    publishedTime: '08:15',
  } as const;
  const saved = draftOf(theirs, ZONE);
  const labelOf = (key: string) => (key === 'probate' ? 'Probate' : 'Estate Planning');
  const sides = ARTICLE_FIELDS.map(({ name, read }) => ({
    name,
    theirs: read(saved, labelOf),
    mine: read(mine, labelOf),
  }));
  expect(sides).toEqual([
    { name: 'Title', theirs: 'Living Trusts', mine: 'Living Trusts' },
    { name: 'Web address', theirs: 'living-trusts', mine: 'trusts' },
    { name: 'Excerpt', theirs: 'Theirs', mine: 'Mine' },
    { name: 'Category', theirs: 'Estate Planning', mine: 'Probate' },
    { name: 'Author', theirs: 'Ana Reyes', mine: 'Kim Ito, Guest author, CPA' },
    {
      name: 'Visibility',
      theirs: 'Scheduled, 2099-03-01 09:30',
      mine: 'Published, 2020-03-02 08:15',
    },
    { name: 'Text', theirs: 'Their text', mine: 'My text' },
  ]);
});
