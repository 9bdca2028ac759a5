import type { Part } from '../../../src/features/site-content/rules.ts';
import type { ContentChanges } from '../../../src/features/site-content/schema.ts';

export const PART_LABELS: Readonly<Record<Part, string>> = {
  firm: 'Firm profile',
  offices: 'Offices',
  practiceAreas: 'Practice areas',
  attorneys: 'Attorneys',
  consultationTypes: 'Consultation types',
  hosts: 'Hours',
  pages: 'Pages',
  menus: 'Menus',
  testimonials: 'Testimonials',
  articleCategories: 'Categories of articles',
  articles: 'Articles',
  languages: 'Languages',
  translations: 'Translations',
  mailTexts: 'Mail texts',
  visibility: 'Component visibility',
  quickExit: 'Quick exit',
  look: 'Logo and picture',
  theme: 'Theme',
};

/** The maximum number of names in a summary per kind. */
const NAMED = 5;

/**
 * The changes as text: `Added: Wage Claims, Severance` and `Removed: …`, or a general text for changes without names.
 */
export function summaryOf({ part, ...names }: ContentChanges['changes'][number]): string[] {
  const lines = KINDS.flatMap(([kind, label]) =>
    names[kind].length > 0 ? [`${label}: ${named(names[kind])}`] : [],
  );
  if (lines.length > 0) return lines;
  return [WITHOUT_ENTRIES.includes(part) ? 'Changed' : 'Another order'];
}

const KINDS = [
  ['added', 'Added'],
  ['changed', 'Changed'],
  ['removed', 'Removed'],
] as const;

const WITHOUT_ENTRIES: readonly Part[] = [
  'firm',
  'menus',
  'visibility',
  'quickExit',
  'look',
  'theme',
];

function named(names: readonly string[]): string {
  const more = names.length - NAMED;
  const first = names.slice(0, NAMED).join(', ');
  return more > 0 ? `${first} and ${more} more` : first;
}

/** A path in the document as text: `Pages, no. 4, content, blocks, no. 1, html` for `pages.3.content.blocks.0.html`. */
export function fieldWords(path: string): string {
  const [part = '', ...rest] = path.split('.');
  const label = Object.hasOwn(PART_LABELS, part) ? PART_LABELS[part as Part] : part;
  const words = rest.map((step) => (/^\d+$/.test(step) ? `no. ${Number(step) + 1}` : step));
  return [label, ...words].join(', ');
}
