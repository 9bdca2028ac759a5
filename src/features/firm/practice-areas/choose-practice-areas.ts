import type { Tx } from '../../../../db/client.ts';
import type { User } from '../../../platform/auth/user.ts';
import { notePracticeArea } from './edit-practice-areas.ts';
import {
  deletePracticeAreaRow,
  findPracticeAreaUses,
  insertPracticeArea,
  listPracticeAreas,
  lockPracticeAreaKeys,
  replacePracticeArea,
} from './queries.ts';
import type { CreatePracticeAreaInput, PracticeAreaSettings } from './schema.ts';

/** A practice area as stored. */
type Row = Omit<PracticeAreaSettings, 'updatedAt'> & { updatedAt: Date };

/**
 * Makes `chosen` the listed practice areas: adds new ones and reactivates inactive ones, in the list and on the forms.
 * Other listed areas are deleted if nothing uses them, and otherwise become inactive; areas that are not listed, such
 * as `other`, stay unchanged. Returns the areas that are no longer offered.
 */
export async function choosePracticeAreas(
  tx: Tx,
  user: User,
  chosen: readonly CreatePracticeAreaInput[],
): Promise<Row[]> {
  await lockPracticeAreaKeys(tx);
  const all = await listPracticeAreas(tx);
  for (const area of chosen) {
    const before = all.find(({ key }) => key === area.key);
    if (!before) await add(tx, user, area);
    else if (!(before.isActive && before.isListed)) await replace(tx, user, before, OFFERED);
  }
  const isChosen = ({ key }: Row) => chosen.some((area) => area.key === key);
  const dropped = all.filter((area) => area.isActive && area.isListed && !isChosen(area));
  for (const area of dropped) await drop(tx, user, area);
  return dropped;
}

const OFFERED = { isActive: true, isListed: true, isOnContactForm: true, isOnBooking: true };

/** Sets the page about a practice area. */
export async function setPracticeAreaPage(
  tx: Tx,
  user: User,
  { key, pagePath }: { key: string; pagePath: string },
): Promise<void> {
  const before = (await listPracticeAreas(tx)).find((area) => area.key === key);
  if (before) await replace(tx, user, before, { pagePath });
}

async function add(tx: Tx, user: User, area: CreatePracticeAreaInput): Promise<void> {
  const after = await insertPracticeArea(tx, area);
  if (after) await notePracticeArea(tx, user, 'create', { key: area.key, before: null, after });
}

async function replace(
  tx: Tx,
  user: User,
  before: Row,
  change: Partial<CreatePracticeAreaInput>,
): Promise<void> {
  const { updatedAt: _, ...fields } = before;
  const after = await replacePracticeArea(tx, { ...fields, ...change } as CreatePracticeAreaInput);
  await notePracticeArea(tx, user, 'update', { key: before.key, before, after });
}

async function drop(tx: Tx, user: User, area: Row): Promise<void> {
  const uses = Object.values(await findPracticeAreaUses(tx, area.key));
  if (uses.some(Boolean)) return replace(tx, user, area, { isActive: false });
  await deletePracticeAreaRow(tx, area.key);
  await notePracticeArea(tx, user, 'delete', { key: area.key, before: area, after: null });
}
