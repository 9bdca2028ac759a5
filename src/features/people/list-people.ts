import type { User } from '../../platform/auth/user.ts';
import { csvTime, localDateOf } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { preferencesLine } from '../contact-preferences/rules.ts';
import { type CsvColumns, exportCsv } from '../firm/export-csv.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { listDuePeople } from './due/list-due.ts';
import { listOwners, listPeople, listTags, readPeople } from './queries.ts';
import type { ExportPeopleInput, ListPeopleInput, PersonRow } from './schema.ts';
import { withPreferences } from './stated-preferences-queries.ts';

type Deps = Pick<Context, 'db' | 'now'>;
type ListDeps = Deps & Pick<Context, 'timelineParts'>;

/** A page of people. Whether a next step is overdue depends on the current date in the firm's zone. */
export async function findPeople({ db, now, timelineParts }: ListDeps, input: ListPeopleInput) {
  const due = await listDuePeople({ db, timelineParts, now });
  const page = await listPeople(db, { ...input, due, today: await todayOf({ db, now }) });
  const dueOf = new Map(due.map((each) => [each.personId, each]));
  const people = await withPreferences(db, page.items);
  return {
    ...page,
    items: people.map((person) => {
      const { nextAt = null, waitsSince = null } = dueOf.get(person.id) ?? {};
      return { ...person, nextAt, waitsSince };
    }),
  };
}

/** What the filters of the list offer. */
export const getPeopleChoices = async ({ db }: Pick<Context, 'db'>) => ({
  tags: await listTags(db),
  owners: await listOwners(db),
});

/** All people that match as CSV, in the order of the list; see `exportCsv`. */
export async function* exportPeople(
  deps: Deps & { user: User },
  input: ExportPeopleInput,
): AsyncGenerator<string, void, void> {
  const today = await todayOf(deps);
  yield* exportCsv(deps, {
    entry: { action: 'person.export', entity: 'people', after: input },
    batches: readWithPreferences(deps.db, { ...input, today }),
    columns: columnsIn,
  });
}

async function* readWithPreferences(...[db, filter]: Parameters<typeof readPeople>) {
  for await (const people of readPeople(db, filter)) yield await withPreferences(db, people);
}

async function todayOf({ db, now }: Deps): Promise<string> {
  const { zone } = await getFirmProfile(db);
  return localDateOf(now(), zone);
}

type Row = Omit<PersonRow, 'lastAt'> & { lastAt: Date };

const columnsIn = (zone: string): CsvColumns<Row> => [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Contact preferences', (person) => preferencesLine(person.contactPreferences)],
  ['Tags', ({ tags }) => tags.join(', ')],
  ['Owner', ({ owner }) => owner],
  ['Next step', ({ nextStep }) => nextStep],
  ['Next step on', ({ nextStepOn }) => nextStepOn],
  [`Last activity (${zone})`, ({ lastAt }) => csvTime(lastAt, zone)],
];
