import type { CreatePracticeAreaInput } from '../../../../src/features/firm/practice-areas/schema.ts';
import type { EntryCalls } from '../../../admin/keyed-entries/entry-calls.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { AreaSettings } from './area-draft.ts';

/** The API calls for practice areas. */
export function useAreaCalls(): EntryCalls<AreaSettings, CreatePracticeAreaInput> {
  const { client, practiceAreas, site } = trpc.useUtils();
  return {
    noun: 'Practice area',
    permission: 'practiceAreas.change',
    create: (input) => client.practiceAreas.create.mutate(input),
    update: (input) => client.practiceAreas.update.mutate(input),
    order: (input) => client.practiceAreas.order.mutate(input),
    remove: (input) => client.practiceAreas.delete.mutate(input),
    fetch: () => client.practiceAreas.list.query(),
    refresh: () => Promise.all([practiceAreas.invalidate(), site.invalidate()]),
  };
}
