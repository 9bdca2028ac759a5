import type { Db } from '../../../../db/client.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import type { StaffUser } from '../../../platform/auth/user.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { createAttorney } from '../../firm/attorneys/edit-attorneys.ts';
import { listAttorneys, lockAttorneys } from '../../firm/attorneys/queries.ts';
import { MAX_ATTORNEYS } from '../../firm/attorneys/schema.ts';
import { listOffices } from '../../firm/offices/queries.ts';
import { listPracticeAreas } from '../../firm/practice-areas/queries.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import { listHostSettings } from '../../scheduling/hosts/queries.ts';
import { addHours } from './add-hours.ts';
import { planImport } from './plan-import.ts';
import { type NamedOffice, readPeople } from './read-people.ts';
import type { ImportedPeople, PeoplePreview } from './schema.ts';

/** Whom the import of a file would add. Changes nothing. */
export async function previewPeople(
  { db }: Pick<Context, 'db'>,
  { csv }: { csv: string },
): Promise<PeoplePreview> {
  const { added, known, errors } = await planFor(db, csv);
  return {
    people: added.map(({ hours, statement: _, ...person }) => ({
      ...person,
      takesConsultations: hours !== null,
    })),
    known,
    errors,
  };
}

/**
 * Adds everybody in a file who is not on the team yet, with their hours, after the others. All or nothing: throws
 * `invalid_input` for an invalid row, `advertising_findings`, and `not_permitted` for hours if the caller may not change
 * those. Repeating it adds nobody.
 */
export function importPeople(
  { db, user }: Pick<Context, 'db'> & { user: StaffUser },
  { csv, advertisingReason }: { csv: string; advertisingReason?: string | null | undefined },
): Promise<ImportedPeople> {
  return db.transaction().execute(async (tx) => {
    await lockAttorneys(tx);
    const { added, known, errors } = await planFor(tx, csv);
    const [error] = errors;
    if (error) throw invalidField('csv', `Line ${error.line}: ${error.message}`);
    const slugs: string[] = [];
    for (const { name, role, practiceAreas, languages, statement } of added) {
      const profile = { name, role, practiceAreas, languages, statement, photo: null };
      const { slug } = await createAttorney({ db: tx, user }, { ...profile, advertisingReason });
      slugs.push(slug);
    }
    await addHours(tx, user, added, slugs);
    const people = added.map(({ name, email }, index) => ({
      slug: slugs[index] ?? '',
      ...{ name, email },
    }));
    await logChange(tx, user.username, 'team.import', ['attorneys', null], {
      after: { added: people.length, known: known.length },
    });
    return { added: people, known };
  });
}

/** The open offices by their names: the label, the city and the key; the main one may have no label. */
async function listNamedOffices(db: Db): Promise<NamedOffice[]> {
  const { city } = await getFirmProfile(db);
  return (await listOffices(db)).flatMap(({ key, label, address, isActive }) =>
    isActive ? [{ key, names: [label, address?.city ?? city, key].filter(Boolean) }] : [],
  );
}

async function planFor(db: Db, csv: string) {
  const areas = await listPracticeAreas(db);
  const hosts = await listHostSettings(db);
  const team = (await listAttorneys(db)).map(({ name, slug }) => ({
    name,
    hasHours: hosts.some((host) => host.slug === slug && host.weeklyHours.length > 0),
  }));
  const offices = await listNamedOffices(db);
  return planImport(readPeople(csv, { areas, offices }), team, { maxAttorneys: MAX_ATTORNEYS });
}
