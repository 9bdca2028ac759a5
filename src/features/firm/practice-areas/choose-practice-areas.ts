import type { Tx } from '../../../../db/client.ts';
import type { User } from '../../../platform/auth/user.ts';
import { notePracticeArea, orderPracticeAreas } from './edit-practice-areas.ts';
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

/** Sets the page about a practice area and the hint of the contact form. */
export async function describePracticeArea(
  tx: Tx,
  user: User,
  key: string,
  words: { pagePath: string; messageHint: string },
): Promise<void> {
  const before = (await listPracticeAreas(tx)).find((area) => area.key === key);
  if (!before) return;
  const isSame = before.pagePath === words.pagePath && before.messageHint === words.messageHint;
  if (!isSame) await replace(tx, user, before, words);
}

/** Deletes inactive areas of which `isOurs` is true and that no record uses any more. */
export async function deleteFormerAreas(
  tx: Tx,
  user: User,
  isOurs: (area: Row) => boolean,
): Promise<void> {
  for (const area of await listPracticeAreas(tx)) {
    if (!area.isActive && isOurs(area)) await deleteIfUnused(tx, user, area);
  }
}

/** Puts the areas that lists show before those that only forms offer, such as `other`. */
export async function orderListedFirst(tx: Tx, user: User): Promise<void> {
  const all = await listPracticeAreas(tx);
  const keys = [
    ...all.filter(({ isListed }) => isListed),
    ...all.filter(({ isListed }) => !isListed),
  ].map(({ key }) => key);
  if (keys.join() !== all.map(({ key }) => key).join()) {
    await orderPracticeAreas({ db: tx, user }, { keys });
  }
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
  const isDeleted = await deleteIfUnused(tx, user, area);
  if (!isDeleted) await replace(tx, user, area, { isActive: false });
}

/** Returns whether the area was deleted. */
async function deleteIfUnused(tx: Tx, user: User, area: Row): Promise<boolean> {
  const uses = Object.values(await findPracticeAreaUses(tx, area.key));
  if (uses.some(Boolean)) return false;
  await deletePracticeAreaRow(tx, area.key);
  await notePracticeArea(tx, user, 'delete', { key: area.key, before: area, after: null });
  return true;
}
