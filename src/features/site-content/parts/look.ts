import { getChosenLook } from '../../look/queries.ts';
import { saveLook } from '../../look/save-look.ts';
import type { SiteContent } from '../content-schema.ts';
import { isSame } from '../entry-rules.ts';
import { within } from '../within.ts';
import type { PartDeps } from './part-deps.ts';

/** Writes what the site shows in place of the sea; its picture stays. */
export async function writeLook(deps: PartDeps, before: SiteContent, after: SiteContent) {
  const { look } = after;
  if (!look || isSame(before.look, look)) return;
  const { pictureId } = await getChosenLook(deps.db);
  await within('look', () => saveLook(deps, { ...look, pictureId }));
}
