import type { Db, Tx } from '../../../../db/client.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import { requirePermission, type StaffUser, type User } from '../../../platform/auth/user.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { createAttorney } from '../../firm/attorneys/edit-attorneys.ts';
import { listAttorneys, lockAttorneys } from '../../firm/attorneys/queries.ts';
import { MAX_ATTORNEYS } from '../../firm/attorneys/schema.ts';
import { listPracticeAreas } from '../../firm/practice-areas/queries.ts';
import { listHostSettings } from '../../scheduling/hosts/queries.ts';
import type { HostSettings } from '../../scheduling/hosts/schema.ts';
import { FIRM_HOST } from '../../scheduling/rules.ts';
import { isSameName, planImport } from './plan-import.ts';
import { type ImportedPerson, readPeople } from './read-people.ts';
import type { ImportedPeople, PeoplePreview } from './schema.ts';
import { setUpHost } from './set-up-host.ts';

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
    if (added.some(({ hours, office }) => hours || office)) {
      requirePermission(user, 'availability.change');
    }
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

async function planFor(db: Db, csv: string) {
  const areas = await listPracticeAreas(db);
  const hosts = await listHostSettings(db);
  const team = (await listAttorneys(db)).map(({ name, slug }) => ({
    name,
    hasHours: hosts.some((host) => host.slug === slug && host.weeklyHours.length > 0),
  }));
  return planImport(readPeople(csv, areas), team, { maxAttorneys: MAX_ATTORNEYS });
}

/** Makes hosts of those who take consultations: first those with hours of their own, to whom the others refer. */
async function addHours(
  tx: Tx,
  user: User,
  people: readonly ImportedPerson[],
  slugs: readonly string[],
): Promise<void> {
  const wanted = people.flatMap(({ hours, office }, index) =>
    hours || office ? [{ slug: slugs[index] ?? '', hours, office }] : [],
  );
  const refers = ({ hours }: (typeof wanted)[number]) => hours?.kind === 'same as';
  const inOrder = [...wanted.filter((each) => !refers(each)), ...wanted.filter(refers)];
  for (const { slug, hours, office } of inOrder) {
    await setUpHost(tx, user, {
      ...{ slug, office },
      weeklyHours: hours && weeklyHoursOf(hours, await listHostSettings(tx)),
    });
  }
}

function weeklyHoursOf(
  hours: NonNullable<ImportedPerson['hours']>,
  hosts: Awaited<ReturnType<typeof listHostSettings>>,
): HostSettings['weeklyHours'] {
  if (hours.kind === 'own') return hours.weeklyHours;
  const model = hosts.find(({ number, name, weeklyHours }) =>
    hours.kind === 'firm'
      ? number === FIRM_HOST
      : name !== null && isSameName(name, hours.name) && weeklyHours.length > 0,
  );
  return model?.weeklyHours ?? [];
}
