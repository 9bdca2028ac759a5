import { DomainError } from '../../../platform/errors/errors.ts';
import {
  createArticleCategory,
  deleteArticleCategory,
  orderArticleCategories,
  updateArticleCategory,
} from '../../articles/categories/edit-article-categories.ts';
import { listArticleCategories } from '../../articles/categories/queries.ts';
import {
  createOffice,
  deleteOffice,
  orderOffices,
  updateOffice,
} from '../../firm/offices/edit-offices.ts';
import { listOffices } from '../../firm/offices/queries.ts';
import {
  createPracticeArea,
  deletePracticeArea,
  orderPracticeAreas,
  updatePracticeArea,
} from '../../firm/practice-areas/edit-practice-areas.ts';
import { listPracticeAreas } from '../../firm/practice-areas/queries.ts';
import type { SiteContent } from '../content-schema.ts';
import { changesOf, KEYS } from '../entry-rules.ts';
import { within } from '../within.ts';
import type { PartDeps } from './part-deps.ts';

const LISTS = {
  offices: {
    list: listOffices,
    create: createOffice,
    update: updateOffice,
    order: orderOffices,
    remove: deleteOffice,
  },
  practiceAreas: {
    list: listPracticeAreas,
    create: createPracticeArea,
    update: updatePracticeArea,
    order: orderPracticeAreas,
    remove: deletePracticeArea,
  },
  articleCategories: {
    list: listArticleCategories,
    create: createArticleCategory,
    update: updateArticleCategory,
    order: orderArticleCategories,
    remove: deleteArticleCategory,
  },
};

type List = keyof typeof LISTS;
/** All lists have the fields that the calls of this file use. */
type Entry = SiteContent['practiceAreas'][number];

const callsOf = (list: List) => LISTS[list] as unknown as (typeof LISTS)['practiceAreas'];

function changesIn(list: List, before: SiteContent, after: SiteContent) {
  const [old, wanted] = [before[list], after[list]] as unknown as [Entry[], Entry[]];
  return changesOf(old, wanted, KEYS.practiceAreas);
}

/** Adds and changes practice areas or categories; `removeKeyed` removes the missing ones. */
export async function writeKeyed(
  deps: PartDeps,
  list: List,
  before: SiteContent,
  after: SiteContent,
): Promise<void> {
  const { create, update, list: find } = callsOf(list);
  const { added, changed } = changesIn(list, before, after);
  const times = new Map((await find(deps.db)).map(({ key, updatedAt }) => [key, updatedAt]));
  for (const { entry, index } of added) {
    await within(`${list}.${index}`, () => create(deps, entry));
  }
  for (const { entry, index } of changed) {
    const updatedAt = times.get(entry.key) ?? new Date(0);
    await within(`${list}.${index}`, () => update(deps, { ...entry, updatedAt }));
  }
}

/** Deletes missing entries, or deactivates them if records refer to them, and puts the others in order. */
export async function removeKeyed(
  deps: PartDeps,
  list: List,
  before: SiteContent,
  after: SiteContent,
): Promise<void> {
  const { remove, update, order, list: find } = callsOf(list);
  for (const { key } of changesIn(list, before, after).removed) {
    await remove(deps, key).catch(async (error) => {
      if (!isUsed(error)) throw error;
      const entry = (await find(deps.db)).find((each) => each.key === key);
      if (entry?.isActive) await update(deps, { ...toEntry(entry), isActive: false });
    });
  }
  const keys = (await find(deps.db)).map(({ key }) => key);
  const wanted = inOrderOf(keys, after[list].map(KEYS[list] as (entry: { key: string }) => string));
  if (wanted.join() !== keys.join()) await order(deps, { keys: wanted });
}

const toEntry = (row: Awaited<ReturnType<typeof listPracticeAreas>>[number]) =>
  row as Entry & { updatedAt: Date };

/** Whether the error of a deletion means that records refer to the entry. */
export const isUsed = (error: unknown): boolean =>
  error instanceof DomainError && error.reason.endsWith('_used');

/** The keys in the order of the document, followed by those that are not in the document. */
export function inOrderOf(keys: readonly string[], wanted: readonly string[]): string[] {
  return [...wanted, ...keys.filter((key) => !wanted.includes(key))];
}
