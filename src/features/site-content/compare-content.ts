import { englishName } from '../../platform/languages/name-rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { EMAIL_KIND_LABELS } from '../email/rules.ts';
import type { SiteContent } from './content-schema.ts';
import { changesOf, isSame, KEYS } from './entry-rules.ts';
import { prepareContent, withDefaultsOf } from './prepare-content.ts';
import { readSiteContent, versionOf } from './read-content.ts';
import { PARTS, type Part } from './rules.ts';
import type { ContentChanges } from './schema.ts';

/** A dry run: what a document would change, and the version of the content with which it was compared. */
export async function compareSiteContent(
  deps: Pick<Context, 'db' | 'sanitizeArticle' | 'translatables'>,
  content: SiteContent,
): Promise<ContentChanges> {
  const before = await readSiteContent(deps);
  const after = withDefaultsOf(await prepareContent(deps, content), before);
  return { contentVersion: versionOf(before), changes: changesBetween(before, after) };
}

/** The parts that differ, with the names of the entries that differ: none if only the order differs. */
export function changesBetween(before: SiteContent, after: SiteContent): ContentChanges['changes'] {
  const people = new Map(
    [...before.attorneys, ...after.attorneys].map(({ slug, name }) => [slug, name]),
  );
  return PARTS.flatMap((part): ContentChanges['changes'] => {
    if (!isList(part)) return isSame(before[part], after[part]) ? [] : [{ part, ...NOTHING }];
    const [old, wanted] = [before[part] as Entry[], after[part] as Entry[]];
    const names = namesIn(part, old, wanted, people);
    const isChanged = Object.values(names).some(({ length }) => length > 0);
    return isChanged || isOrderChanged(part, old, wanted) ? [{ part, ...names }] : [];
  });
}

const NOTHING = { added: [], changed: [], removed: [] };

/** The lists whose order is part of the content; the others are always sorted by path or date. */
const ORDERED: readonly Part[] = [
  'offices',
  'practiceAreas',
  'attorneys',
  'consultationTypes',
  'articleCategories',
];

const isOrderChanged = (list: List, before: readonly Entry[], after: readonly Entry[]) =>
  ORDERED.includes(list) && !isSame(before.map(keyOf(list)), after.map(keyOf(list)));

const keyOf = (list: List) => KEYS[list] as (entry: Entry) => string;

type People = ReadonlyMap<string, string>;

/** The display name of an entry in each list; `people` has the names of attorneys by their slugs. */
const NAMES: {
  [List in keyof typeof KEYS]: (entry: SiteContent[List][number], people: People) => string;
} = {
  offices: ({ label, address }) => label || (address?.city ?? 'The main office'),
  practiceAreas: ({ label }) => label,
  attorneys: ({ name }) => name,
  consultationTypes: ({ label }) => label,
  hosts: ({ attorney }, people) =>
    attorney === null ? 'The firm' : (people.get(attorney) ?? attorney),
  pages: ({ path }) => path,
  testimonials: ({ clientName }) => clientName,
  articleCategories: ({ label }) => label,
  articles: ({ title }) => title,
  mailTexts: ({ kind }) => EMAIL_KIND_LABELS[kind],
  languages: ({ language }) => englishName(language),
  translations: ({ language, of }) => `${of} in ${englishName(language)}`,
};

type List = keyof typeof KEYS;
type Entry = SiteContent[List][number];

const isList = (part: Part): part is List => part in KEYS;

function namesIn(
  list: List,
  before: readonly Entry[],
  after: readonly Entry[],
  people: People,
): Pick<ContentChanges['changes'][number], 'added' | 'changed' | 'removed'> {
  const { added, changed, removed } = changesOf(before, after, keyOf(list));
  const nameIn = NAMES[list] as (entry: Entry, people: People) => string;
  return {
    added: added.map(({ entry }) => nameIn(entry, people)),
    changed: changed.map(({ entry }) => nameIn(entry, people)),
    removed: removed.map((entry) => nameIn(entry, people)),
  };
}
