import { articleCategoryLabel } from '../../../src/features/articles/rules.ts';
import { type AdminArticle, type ArticleDraft, draftOf, textOf } from './article-draft.ts';

const VISIBILITY = { draft: 'Draft', published: 'Published', scheduled: 'Scheduled' } as const;

const FIELDS: readonly { name: string; read: (draft: ArticleDraft) => string }[] = [
  { name: 'Title', read: ({ title }) => title },
  { name: 'Slug', read: ({ slug }) => slug },
  { name: 'Excerpt', read: ({ excerpt }) => excerpt },
  { name: 'Category', read: ({ category }) => articleCategoryLabel(category) },
  {
    name: 'Author',
    read: ({ author, guestLine }) => (guestLine === null ? author : `${author}, ${guestLine}`),
  },
  {
    name: 'Visibility',
    read: ({ visibility, date, time }) =>
      visibility === 'scheduled' ? `Scheduled, ${date} ${time}` : VISIBILITY[visibility],
  },
  { name: 'Text', read: ({ content }) => textOf(content) },
];

/** Compares a colleague's saved version with the editor's, field by field. */
export function articleSides(theirs: AdminArticle, mine: ArticleDraft, zone: string) {
  const saved = draftOf(theirs, zone);
  return FIELDS.map(({ name, read }) => ({ name, theirs: read(saved), mine: read(mine) }));
}
