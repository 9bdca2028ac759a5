import { slugOf } from '../../../src/platform/text/slug-rules.ts';
import type { ArticleDraft } from './article-draft.ts';
import { ARTICLE_FIELDS, type ArticleField, isSameField } from './article-fields.ts';

/** A field that differs between two people's versions, and who has changed it. */
export type DifferingField = ArticleField & { changedBy: 'me' | 'them' | 'both' };

export type Side = 'mine' | 'theirs';

/**
 * The fields that differ between the user's draft (`mine`) and a colleague's saved version (`theirs`). `base` is the
 * common ancestor; if it is unknown, every differing field counts as changed by both. If both slugs are derived from
 * their titles, the slug is not a separate field.
 */
export function differingFields(
  base: ArticleDraft | null,
  mine: ArticleDraft,
  theirs: ArticleDraft,
): DifferingField[] {
  const fields = [mine, theirs].every(isSlugOfTitle) ? WITH_TITLES_SLUG : ARTICLE_FIELDS;
  return fields
    .filter((field) => !isSameField(field, mine, theirs))
    .map((field) => {
      if (base && isSameField(field, base, theirs)) return { ...field, changedBy: 'me' };
      if (base && isSameField(field, base, mine)) return { ...field, changedBy: 'them' };
      return { ...field, changedBy: 'both' };
    });
}

const isSlugOfTitle = ({ slug, title }: ArticleDraft) => slug === slugOf(title);

/** The fields, with title and slug combined. */
const WITH_TITLES_SLUG = ARTICLE_FIELDS.filter(({ name }) => name !== 'Web address').map(
  (field): ArticleField =>
    field.name === 'Title' ? { ...field, keys: [...field.keys, 'slug'] } : field,
);

/** Merges two versions. For a field that both have changed, `chosen` maps its name to the side to take. */
export function mergeDrafts(
  fields: readonly DifferingField[],
  { mine, theirs }: Record<Side, ArticleDraft>,
  chosen: Readonly<Record<string, Side>>,
): ArticleDraft {
  const ofMine = fields
    .filter(({ name, changedBy }) =>
      changedBy === 'both' ? chosen[name] === 'mine' : changedBy === 'me',
    )
    .flatMap(({ keys }) => keys);
  return { ...theirs, ...Object.fromEntries(ofMine.map((key) => [key, mine[key]])) };
}
