import { NativeSelect } from '@mantine/core';
import { useCan } from '../../admin/use-can.ts';
import { trpc } from '../../lib/trpc.ts';
import type { Submission } from './submission.ts';
import { useTriageMany } from './use-triage-many.ts';

/** A select to assign a message to a member of staff. */
export function AssigneeSelect({ submission: { id, assignedTo } }: { submission: Submission }) {
  const can = useCan();
  const { data } = trpc.staff.answering.useQuery();
  const { mark, isPending } = useTriageMany('assigned');
  const names = new Set(data);
  if (assignedTo) names.add(assignedTo);
  return (
    <NativeSelect
      aria-label="Who answers this message"
      value={assignedTo ?? ''}
      disabled={isPending || !can('messages.answer')}
      data={[
        { value: '', label: 'Nobody yet' },
        ...[...names].map((name) => ({ value: name, label: name })),
      ]}
      onChange={({ target }) => mark([id], target.value || null)}
    />
  );
}
