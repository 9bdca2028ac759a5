import {
  createType,
  deleteType,
  updateType,
} from '../../scheduling/consultation-types/edit-types.ts';
import { orderTypes } from '../../scheduling/consultation-types/order-types.ts';
import { listTypeSettings } from '../../scheduling/consultation-types/queries.ts';
import { addHost, saveHost, stopHost } from '../../scheduling/hosts/edit-hosts.ts';
import { listHostSettings } from '../../scheduling/hosts/queries.ts';
import type { SiteContent } from '../content-schema.ts';
import { changesOf, KEYS } from '../entry-rules.ts';
import { within } from '../within.ts';
import { inOrderOf, isUsed } from './keyed.ts';
import type { PartDeps } from './part-deps.ts';

const hostChanges = (before: SiteContent, after: SiteContent) =>
  changesOf(before.hosts, after.hosts, KEYS.hosts);
const typeChanges = (before: SiteContent, after: SiteContent) =>
  changesOf(before.consultationTypes, after.consultationTypes, KEYS.consultationTypes);

/** Makes attorneys hosts who were not hosts before; whether the firm is one, too, is part of the document. Must run after the attorneys. */
export async function addHosts(deps: PartDeps, before: SiteContent, after: SiteContent) {
  const known = new Set((await listHostSettings(deps.db)).map(({ slug }) => slug));
  for (const { entry, index } of hostChanges(before, after).added) {
    const { attorney } = entry;
    if (attorney === null || known.has(attorney)) continue;
    await within(`hosts.${index}`, () => addHost(deps, { attorney, keepFirm: true }));
  }
}

/** Adds and changes consultation types. Must run after hosts and practice areas. */
export async function writeTypes(deps: PartDeps, before: SiteContent, after: SiteContent) {
  const hosts = await listHostSettings(deps.db);
  const numbers = new Map(hosts.map(({ slug, number }) => [slug, number]));
  const rows = new Map((await listTypeSettings(deps.db)).map((row) => [row.key, row]));
  const { added, changed } = typeChanges(before, after);
  for (const { entry, index } of [...added, ...changed]) {
    const type = {
      ...entry,
      hosts: entry.hosts.flatMap((host) => numbers.get(host) ?? []),
      position: index + 1,
    };
    const row = rows.get(entry.key);
    await within(`consultationTypes.${index}`, () =>
      row ? updateType(deps, { ...type, updatedAt: row.updatedAt }) : createType(deps, type),
    );
  }
}

/** Writes the hours of hosts, and deactivates hosts who are missing. Must run after the types. */
export async function writeHosts(deps: PartDeps, before: SiteContent, after: SiteContent) {
  const rows = new Map((await listHostSettings(deps.db)).map((row) => [row.slug, row]));
  const { added, changed, removed } = hostChanges(before, after);
  for (const { entry, index } of [...added, ...changed]) {
    const { attorney, ...host } = entry;
    const row = rows.get(attorney);
    if (row) await within(`hosts.${index}`, () => saveHost(deps, { ...row, ...host }));
  }
  for (const { attorney } of removed) {
    const row = rows.get(attorney);
    if (row) await stopHost(deps.db, deps.user, row);
  }
}

/** Deletes missing types, or deactivates them if appointments refer to them, and puts the others in order. */
export async function removeTypes(deps: PartDeps, before: SiteContent, after: SiteContent) {
  const find = () => listTypeSettings(deps.db);
  for (const { key } of typeChanges(before, after).removed) {
    await deleteType(deps, key).catch(async (error) => {
      if (!isUsed(error)) throw error;
      const row = (await find()).find((each) => each.key === key);
      if (row?.isActive) await updateType(deps, { ...row, isActive: false });
    });
  }
  const keys = (await find()).map(({ key }) => key);
  const wanted = inOrderOf(keys, after.consultationTypes.map(KEYS.consultationTypes));
  if (wanted.join() !== keys.join()) await orderTypes(deps, { keys: wanted });
}
