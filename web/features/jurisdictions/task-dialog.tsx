import { Stack, Textarea } from '@mantine/core';
import { useId } from 'react';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { useRefreshLaw } from './item-acts.tsx';
import type { LawTask } from './law-section.tsx';
import { occurredWords } from './task-words.ts';

const loadSchema = async () =>
  (await import('../../../src/features/law-tasks/schema.ts')).markTaskInput;

/** Dialog in which staff note that a task of state law is done. */
export function TaskDialog({ task, onClose }: { task: LawTask; onClose: () => void }) {
  const id = useId();
  const locale = useLocale();
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const withToasts = useMutationToasts();
  const refresh = useRefreshLaw();
  const { pack, task: name, occurrences } = task;
  const reopen = trpc.lawTasks.reopen.useMutation(
    withToasts({ success: 'The task is open again', failure: 'Failed to reopen it', refresh }),
  );
  const mark = trpc.lawTasks.markDone.useMutation(
    withToasts({
      success: 'Marked as done',
      failure: 'Failed to mark it',
      refresh,
      undo: () => () => reopen.mutate({ pack, task: name }),
      onSuccess: onClose,
    }),
  );
  const form = useForm({
    schema: loadSchema,
    initialValues: { pack, task: name, occurredAt: String(occurrences.last), note: '' },
  });
  return (
    <Dialog
      title="Mark as done"
      onClose={onClose}
      isDirty={form.isDirty()}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="filled" type="submit" form={id} pending={mark.isPending}>
            Mark as Done
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={form.onSubmit((_input, draft) => mark.mutateAsync(draft))}>
        <Stack>
          <p>{task.what}</p>
          <p className="muted">
            {occurredWords(task, firm.zone, locale)} Later changes open the task again.
          </p>
          <Textarea
            {...form.getInputProps('note')}
            label="Note (optional)"
            description="Such as when and how it was sent"
            rows={3}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
