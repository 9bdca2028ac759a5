import { NativeSelect } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import type { Submission } from './submission.ts';
import { useTriageMany } from './use-triage-many.ts';

const MAX_STAFF = 100;

/** Chooses who of the staff is to answer a message. */
export function AssigneeSelect({ submission: { id, assignedTo } }: { submission: Submission }) {
  const { data } = trpc.staff.list.useQuery({ status: 'active', sort: 'name', limit: MAX_STAFF });
  const { mark, isPending } = useTriageMany('assigned');
  const names = new Set(data?.items.map(({ username }) => username));
  if (assignedTo) names.add(assignedTo);
  return (
    <NativeSelect
      aria-label="Who answers"
      value={assignedTo ?? ''}
      disabled={isPending}
      data={[
        { value: '', label: 'Nobody yet' },
        ...[...names].map((name) => ({ value: name, label: name })),
      ]}
      onChange={({ target }) => mark([id], target.value || null)}
    />
  );
}
