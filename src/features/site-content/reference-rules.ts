import type { z } from 'zod';
import type { SiteContent } from './content-schema.ts';
import { KEYS } from './entry-rules.ts';

type Issues = z.RefinementCtx;
type Path = (string | number)[];

const MESSAGES = {
  practiceAreas: 'Must be the key of a practice area of this document',
  articleCategories: 'Must be the key of a category of this document',
  attorneys: 'Must be the slug of an attorney of this document',
  consultationTypes: 'Must be the key of a consultation type of this document',
  hosts: 'Must be an attorney who is a host in this document, or null for the firm',
  pages: 'Must be the path of a page of this document',
} as const;

/** Adds an error for each duplicate entry, and for each reference to an entry that is not in the document. */
export function refineReferences(content: SiteContent, issues: Issues): void {
  const refuse = (path: Path, message: string) =>
    issues.addIssue({ code: 'custom', path, message });
  const keys = {
    practiceAreas: distinct(content.practiceAreas, 'practiceAreas', 'key', refuse),
    attorneys: distinct(content.attorneys, 'attorneys', 'slug', refuse),
    consultationTypes: distinct(content.consultationTypes, 'consultationTypes', 'key', refuse),
    hosts: distinct(content.hosts, 'hosts', 'attorney', refuse),
    pages: distinct(content.pages, 'pages', 'path', refuse),
    articleCategories: distinct(content.articleCategories, 'articleCategories', 'key', refuse),
  };
  distinct(content.articles, 'articles', 'slug', refuse);
  distinct(content.languages, 'languages', 'language', refuse);
  const translations = content.translations.map((each) => ({ of: KEYS.translations(each) }));
  distinct(translations, 'translations', 'of', refuse);
  for (const { to, path, value } of referencesOf(content)) {
    if (!keys[to].has(value)) refuse(path, MESSAGES[to]);
  }
  for (const [index, { isActive, attorney }] of content.hosts.entries()) {
    const person = content.attorneys.find(({ slug }) => slug === attorney);
    if (isActive && person?.isActive === false)
      refuse(['hosts', index, 'isActive'], 'The site does not show this attorney');
  }
}

/** The values of `field`; adds an error for each duplicate. */
function distinct<Field extends string>(
  entries: readonly Record<Field, string | null>[],
  part: string,
  field: Field,
  refuse: (path: Path, message: string) => void,
): Set<string | null> {
  const values = new Set<string | null>();
  for (const [index, entry] of entries.entries()) {
    if (values.has(entry[field])) refuse([part, index, field], 'Is already in the document');
    values.add(entry[field]);
  }
  return values;
}

type Reference = { to: keyof typeof MESSAGES; path: Path; value: string | null };

/** The references in a list of keys. */
const each = (to: Reference['to'], path: Path, values: readonly (string | null)[]): Reference[] =>
  values.map((value, index) => ({ to, path: [...path, index], value }));

/** The reference in one field; none if it is null. */
const one = (to: Reference['to'], path: Path, value: string | null): Reference[] =>
  value === null ? [] : [{ to, path, value }];

function referencesOf(content: SiteContent): Reference[] {
  const { attorneys, consultationTypes, hosts, testimonials, articles, menus } = content;
  return [
    ...attorneys.flatMap(({ practiceAreas }, at) =>
      each('practiceAreas', ['attorneys', at, 'practiceAreas'], practiceAreas),
    ),
    ...consultationTypes.flatMap((type, at) => [
      ...each('practiceAreas', ['consultationTypes', at, 'practiceAreas'], type.practiceAreas),
      ...each('hosts', ['consultationTypes', at, 'hosts'], type.hosts),
    ]),
    ...hosts.flatMap(referencesOfHost),
    ...testimonials.flatMap(({ practiceArea }, at) =>
      one('practiceAreas', ['testimonials', at, 'practiceArea'], practiceArea),
    ),
    ...articles.flatMap(({ category }, at) =>
      one('articleCategories', ['articles', at, 'category'], category),
    ),
    ...Object.entries(menus).flatMap(([menu, links]) =>
      links.flatMap(({ path }, at) => one('pages', ['menus', menu, at, 'path'], path)),
    ),
  ];
}

const referencesOfHost = (
  { attorney, weeklyHours }: SiteContent['hosts'][number],
  at: number,
): Reference[] => [
  ...one('attorneys', ['hosts', at, 'attorney'], attorney),
  ...weeklyHours.flatMap(({ type }, line) =>
    one('consultationTypes', ['hosts', at, 'weeklyHours', line, 'type'], type),
  ),
];
