import type {
  Category,
  ThemeTemplate,
} from '../../../src/features/themes/templates/template-rules.ts';

/** Whether a template is in the category and contains every word of the search, in any order, ignoring case. */
export function matchesTemplateSearch(
  { displayName, description, category }: ThemeTemplate,
  search: { q?: string | undefined; category?: Category | undefined },
): boolean {
  if (search.category && category !== search.category) return false;
  const text = `${displayName} ${description} ${category}`.toLowerCase();
  return (search.q ?? '')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
