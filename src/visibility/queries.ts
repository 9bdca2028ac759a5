import type { Db } from '../../db/client.ts';
import { COMPONENTS, type ComponentKey, type Visibility } from './rules.ts';

/** Which components the public site shows; one that staff never touched is visible. */
export async function getVisibility(db: Db): Promise<Visibility> {
  const hidden = await db
    .selectFrom('componentVisibilitySettings')
    .select('componentKey')
    .where('isVisible', '=', false)
    .execute();
  const keys = new Set(hidden.map((row) => row.componentKey));
  return Object.fromEntries(COMPONENTS.map(({ key }) => [key, !keys.has(key)])) as Record<
    ComponentKey,
    boolean
  >;
}

/** The eight parts in their documented order, with whether each is shown. */
export async function listComponentVisibility(db: Db) {
  const visibility = await getVisibility(db);
  return COMPONENTS.map(({ key, name, description }) => ({
    componentKey: key,
    componentName: name,
    description,
    isVisible: visibility[key],
  }));
}
