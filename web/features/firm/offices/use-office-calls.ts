import type { OfficeInput } from '../../../../src/features/firm/offices/schema.ts';
import type { EntryCalls } from '../../../admin/keyed-entries/entry-calls.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { OfficeSettings } from './office-draft.ts';

/** The API calls for offices. */
export function useOfficeCalls(): EntryCalls<OfficeSettings, OfficeInput> {
  const { client, offices, availability, site } = trpc.useUtils();
  return {
    noun: 'Office',
    permission: 'firm.change',
    create: (input) => client.offices.create.mutate(input),
    update: (input) => client.offices.update.mutate(input),
    order: (input) => client.offices.order.mutate(input),
    remove: (input) => client.offices.delete.mutate(input),
    fetch: () => client.offices.list.query(),
    refresh: () =>
      Promise.all([offices.invalidate(), availability.invalidate(), site.invalidate()]),
  };
}
