import { presetOf } from '../../../../db/area-presets/every-preset.ts';
import {
  createArticleCategory,
  deleteArticleCategory,
  updateArticleCategory,
} from '../../articles/categories/edit-article-categories.ts';
import {
  findArticleCategoryUses,
  listArticleCategories,
} from '../../articles/categories/queries.ts';
import type { CreateArticleCategoryInput } from '../../articles/categories/schema.ts';
import { FIGURES } from '../../firm/practice-areas/rules.ts';
import type { AreaDeps } from './area-deps.ts';
import { COMMON_AREAS } from './rules.ts';

type Area = { key: string; label: string };
type Category = CreateArticleCategoryInput & { updatedAt: Date };

const listCategories = (db: AreaDeps['db']) =>
  listArticleCategories(db) as Promise<readonly Category[]>;

/** The drawing of the area; those without preset texts take turns. */
export const figureOf = (key: string) =>
  presetOf(key)?.figure ?? FIGURES[key.length % FIGURES.length]?.value ?? null;

/**
 * Makes the chosen areas the categories of articles. A category about another area is deleted, or becomes inactive while
 * articles have it; one that staff have named themselves stays.
 */
export async function writeCategories(
  deps: AreaDeps,
  { chosen, former }: { chosen: readonly Area[]; former: readonly Area[] },
): Promise<void> {
  const known = [...former, ...COMMON_AREAS];
  const isUnedited = (category: Area) =>
    known.some(({ key, label }) => key === category.key && label === category.label);
  const categories = await listCategories(deps.db);
  for (const category of categories) {
    const isChosen = chosen.some(({ key }) => key === category.key);
    if (category.isActive === isChosen || !isUnedited(category)) continue;
    await updateArticleCategory(deps, { ...category, isActive: isChosen });
  }
  for (const { key, label } of chosen) {
    if (categories.some((category) => category.key === key)) continue;
    await createArticleCategory(deps, { key, label, figure: figureOf(key), isActive: true });
  }
  await deleteFormerCategories(deps);
}

/** Deletes the inactive categories of common areas that no article has. */
export async function deleteFormerCategories(deps: AreaDeps): Promise<void> {
  for (const { key, label, isActive } of await listCategories(deps.db)) {
    const isCommon = COMMON_AREAS.some((area) => area.key === key && area.label === label);
    if (isActive || !isCommon) continue;
    const uses = await findArticleCategoryUses(deps.db, key);
    if (!Object.values(uses).some(Boolean)) await deleteArticleCategory(deps, key);
  }
}
