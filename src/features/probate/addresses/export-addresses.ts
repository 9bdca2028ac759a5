import type { User } from '../../../platform/auth/user.ts';
import { csvTime } from '../../../platform/time/zones/rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { type ContactPreferences, preferencesLine } from '../../contact-preferences/rules.ts';
import { type CsvColumns, exportCsv } from '../../firm/export-csv.ts';
import { readCalculatorAddresses } from './queries.ts';
import type { ExportAddressesInput } from './schema.ts';

/** All matching addresses from the calculator as CSV, in the order of the list; see `exportCsv`. */
export function exportAddresses(
  deps: Pick<Context, 'db'> & { user: User },
  input: ExportAddressesInput,
): AsyncGenerator<string, void, void> {
  return exportCsv(deps, {
    entry: { action: 'probate.export', entity: 'probate_calculations', after: input },
    batches: readCalculatorAddresses(deps.db, input),
    columns: columnsIn,
  });
}

type Address = {
  email: string;
  estateValue: string;
  totalProbate: string;
  createdAt: Date;
  contactPreferences: ContactPreferences | null;
};

/** Times are in the firm's zone, which the header names; money is in dollars. */
const columnsIn = (zone: string): CsvColumns<Address> => [
  ['Email', ({ email }) => email],
  ['Contact preferences', ({ contactPreferences }) => preferencesLine(contactPreferences)],
  [`Submitted (${zone})`, ({ createdAt }) => csvTime(createdAt, zone)],
  ['Estate value', ({ estateValue }) => estateValue],
  ['Estimated cost of probate', ({ totalProbate }) => totalProbate],
];
