import type { User } from '../../../platform/auth/user.ts';
import { csvTime } from '../../../platform/time/zones/rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { preferencesLine } from '../../contact-preferences/rules.ts';
import { type CsvColumns, exportCsv } from '../../firm/export-csv.ts';
import { listPracticeAreas } from '../../firm/practice-areas/queries.ts';
import { type LabelledKey, labelOfKey } from '../../firm/practice-areas/rules.ts';
import { listHostNames } from '../../scheduling/hosts/queries.ts';
import { getSchedule } from '../../scheduling/queries.ts';
import { filterOf } from './list-appointments.ts';
import { readAppointments } from './queries.ts';
import { STATUS_LABELS } from './rules.ts';
import type { ExportAppointmentsInput } from './schema.ts';

/** Exports all matching appointments as CSV, in the order of the list; see `exportCsv`. Throws `invalid_input`. */
export async function exportAppointments(
  deps: Pick<Context, 'db' | 'now'> & { user: User },
  filter: ExportAppointmentsInput,
): Promise<AsyncGenerator<string, void, void>> {
  const { hosts, types } = await getSchedule(deps.db);
  const labels = new Map(types.map(({ key, label }) => [key, label]));
  // Former hosts, too: they have appointments in the past.
  const names =
    hosts.length > 1
      ? new Map((await listHostNames(deps.db)).map(({ number, name }) => [number, name]))
      : undefined;
  const areas = await listPracticeAreas(deps.db);
  return exportCsv(deps, {
    entry: { action: 'appointment.export', entity: 'appointments', after: filter },
    batches: readAppointments(deps.db, await filterOf(deps, filter)),
    columns: (zone) => columnsIn(zone, { labels, names, areas }),
  });
}

type Row =
  Awaited<ReturnType<typeof readAppointments>> extends AsyncGenerator<(infer Each)[]>
    ? Each
    : never;

/**
 * Times are in the firm's zone, which the first header names. The names of hosts are included only if the firm has
 * several.
 */
const columnsIn = (
  zone: string,
  {
    labels,
    names,
    areas,
  }: {
    labels: ReadonlyMap<string, string>;
    names: ReadonlyMap<number, string | null> | undefined;
    areas: readonly LabelledKey[];
  },
): CsvColumns<Row> => [
  [`Start (${zone})`, ({ scheduledDate }) => csvTime(scheduledDate, zone)],
  ['Minutes', ({ duration }) => String(duration)],
  ['Status', ({ status }) => STATUS_LABELS[status]],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Contact preferences', ({ contactPreferences }) => preferencesLine(contactPreferences)],
  ['Type', ({ consultationType }) => labels.get(consultationType) ?? consultationType],
  ...(names
    ? ([['Attorney', ({ hostNumber }) => names.get(hostNumber) ?? '']] satisfies CsvColumns<Row>)
    : []),
  ['Practice area', ({ practiceArea }) => labelOfKey(areas, practiceArea)],
  ['Notes', ({ notes }) => notes],
];
