import type { Tx } from '../../../../db/client.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import * as validation from '../../../../messages/en/validation.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { editedMeanwhile, invalidField, notFound } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { lockActiveOfficeKeys } from '../../firm/offices/queries.ts';
import { getSchedule } from '../queries.ts';
import { FIRM_HOST } from '../rules.ts';
import {
  copyFromFirm,
  insertHost,
  listHostSettings,
  listTypeKeys,
  lockHost,
  replaceHost,
} from './queries.ts';
import type { SaveHostInput } from './schema.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/**
 * Makes an attorney a host, with the types and hours of the firm. The first one takes the place of the firm as a whole,
 * which is otherwise a second calendar of the same people, unless `keepFirm` is set. Throws `invalid_input`.
 */
export function addHost(
  { db, user }: Deps,
  { attorney, keepFirm }: { attorney: string; keepFirm: boolean },
) {
  return inTransaction(db, async (tx) => {
    const isFirst = !(await listHostSettings(tx)).some(
      ({ number, isActive }) => isActive && number !== FIRM_HOST,
    );
    const host = await insertHost(tx, attorney);
    if (!host) {
      throw invalidField('attorney', 'Choose an attorney who does not take consultations yet');
    }
    await copyFromFirm(tx, host.number);
    const after = await getHost(tx, host.number);
    await note(tx, user, 'host.create', { after });
    if (isFirst && !keepFirm) await stopFirm(tx, user);
    return after;
  });
}

/**
 * Replaces the settings and weekly hours of a host; existing appointments stay. With `keepFirm: false`, the firm as a
 * whole stops taking consultations, for when its attorneys start. Throws `host_not_found`,
 * `edited_meanwhile` or `invalid_input`.
 */
export function saveHost({ db, user }: Deps, { updatedAt, keepFirm, ...change }: SaveHostInput) {
  return inTransaction(db, async (tx) => {
    await requireUnchanged(tx, { number: change.number, updatedAt });
    await requireTypes(tx, change);
    await requireOffices(tx, change);
    const before = await getHost(tx, change.number);
    await replaceHost(tx, change);
    const after = await getHost(tx, change.number);
    await note(tx, user, 'host.update', { before, after });
    if (keepFirm === false && change.isActive && change.number !== FIRM_HOST) {
      await stopFirm(tx, user);
    }
    return after;
  });
}

/**
 * Deactivates a host, who then no longer takes consultations; does nothing if the host is inactive. Existing appointments
 * stay. Throws `host_not_found` or `edited_meanwhile`.
 */
export async function stopHost(
  tx: Tx,
  user: User,
  { number, updatedAt }: { number: number; updatedAt: Date },
): Promise<void> {
  await requireUnchanged(tx, { number, updatedAt });
  const before = await getHost(tx, number);
  if (!before.isActive) return;
  await replaceHost(tx, { ...before, isActive: false });
  await note(tx, user, 'host.stop', { before, after: await getHost(tx, number) });
}

const stopFirm = async (tx: Tx, user: User) => stopHost(tx, user, await getHost(tx, FIRM_HOST));

/** Activates the firm as a whole as a host if there is no other active host; otherwise does nothing. */
export async function activateFirmIfNoHost(tx: Tx, user: User): Promise<void> {
  if ((await getSchedule(tx)).hosts.length > 0) return;
  await lockHost(tx, FIRM_HOST);
  const before = await getHost(tx, FIRM_HOST);
  await replaceHost(tx, { ...before, isActive: true });
  await note(tx, user, 'host.update', { before, after: await getHost(tx, FIRM_HOST) });
}

/** Locks a host. */
async function requireUnchanged(
  tx: Tx,
  { number, updatedAt }: { number: number; updatedAt: Date },
): Promise<void> {
  const locked = await lockHost(tx, number);
  if (!locked) throw notFound('host', 'There is no such host.');
  if (locked.updatedAt.getTime() === updatedAt.getTime()) return;
  throw editedMeanwhile('Somebody else has saved these hours since you opened them.');
}

async function requireTypes(tx: Tx, { weeklyHours }: Pick<SaveHostInput, 'weeklyHours'>) {
  const keys = new Set(await listTypeKeys(tx));
  const unknown = weeklyHours.findIndex(({ type }) => type !== null && !keys.has(type));
  if (unknown >= 0) {
    throw invalidField(`weeklyHours.${unknown}.type`, validation.consultationType);
  }
}

async function requireOffices(
  tx: Tx,
  { office, officeDays = [] }: Pick<SaveHostInput, 'office' | 'officeDays'>,
) {
  const keys = await lockActiveOfficeKeys(tx);
  const message = validation.office;
  if (office !== undefined && !keys.includes(office)) throw invalidField('office', message);
  const unknown = officeDays.findIndex((day) => !keys.includes(day.office));
  if (unknown >= 0) throw invalidField(`officeDays.${unknown}.office`, message);
}

async function getHost(tx: Tx, number: number) {
  const host = (await listHostSettings(tx)).find((each) => each.number === number);
  if (!host) throw notFound('host', 'There is no such host.');
  return host;
}

const note = (
  tx: Tx,
  user: User,
  action: string,
  states: { before?: { number: number }; after: { number: number } },
) => logChange(tx, user.username, action, ['hosts', String(states.after.number)], states);
