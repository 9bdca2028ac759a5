import { type ArticleDraft, textOf } from './article-draft.ts';

const VISIBILITY = { draft: 'Draft', published: 'Published', scheduled: 'Scheduled' } as const;

/** A field of an article in comparisons. */
export type ArticleField = {
  name: string;
  /** The properties of a draft that belong to the field. */
  keys: readonly (keyof ArticleDraft)[];
  /** The value as text; without `categoryLabel`, a category is shown by its key. */
  read: (draft: ArticleDraft, categoryLabel?: (key: string) => string) => string;
};

/** The fields that a version stores. */
export const TEXT_FIELDS: readonly ArticleField[] = [
  { name: 'Title', keys: ['title'], read: ({ title }) => title },
  { name: 'Excerpt', keys: ['excerpt'], read: ({ excerpt }) => excerpt },
  {
    name: 'Category',
    keys: ['category'],
    read: ({ category }, categoryLabel = (key) => key) => categoryLabel(category),
  },
  {
    name: 'Author',
    keys: ['author', 'guestLine'],
    read: ({ author, guestLine }) => (guestLine === null ? author : `${author}, ${guestLine}`),
  },
  { name: 'Text', keys: ['content'], read: ({ content }) => textOf(content) },
];

/** All fields of the editor. */
export const ARTICLE_FIELDS: readonly ArticleField[] = [
  ...TEXT_FIELDS.slice(0, 1),
  { name: 'Web address', keys: ['slug'], read: ({ slug }) => slug },
  ...TEXT_FIELDS.slice(1, -1),
  {
    name: 'Visibility',
    keys: ['visibility', 'date', 'time', 'publishedDate', 'publishedTime'],
    read: ({ visibility, ...draft }) => {
      const [date, time] =
        visibility === 'scheduled'
          ? [draft.date, draft.time]
          : [draft.publishedDate, draft.publishedTime];
      return visibility === 'draft' || !date
        ? VISIBILITY[visibility]
        : `${VISIBILITY[visibility]}, ${date} ${time}`;
    },
  },
  ...TEXT_FIELDS.slice(-1),
];

/** Whether a field has the same value in two drafts; for the text, the HTML is compared. */
export function isSameField(field: ArticleField, one: ArticleDraft, other: ArticleDraft): boolean {
  return field.name === 'Text'
    ? one.content === other.content
    : field.read(one) === field.read(other);
}
