import { TextInput } from '@mantine/core';
import { useId } from 'react';
import type { AttorneySettings } from '../../../src/features/firm/attorneys/schema.ts';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { usePublish } from '../../admin/use-publish.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRefreshTeam } from './use-team.ts';

const loadSchema = async () =>
  (await import('../../../src/features/firm/attorneys/schema.ts')).updateAttorneyInput;

/** Dialog to change the web address of an attorney's page; the old one redirects to it. */
export function AddressDialog({
  attorney,
  onClose,
  onMoved,
}: {
  /** The attorney as saved. */
  attorney: AttorneySettings;
  onClose: () => void;
  /** Called with the new slug. */
  onMoved: (slug: string) => void;
}) {
  const id = useId();
  const withToasts = useMutationToasts();
  const refresh = useRefreshTeam();
  const publish = usePublish();
  const moving = trpc.attorneys.update.useMutation(
    withToasts({ success: 'Web address changed', failure: 'Failed to change the web address' }),
  );
  const form = useForm({
    schema: loadSchema,
    initialValues: { newSlug: attorney.slug },
    transformValues: ({ newSlug }) => ({ ...attorney, newSlug }),
    // All other values are stored ones, so an error of one is shown here, too.
    fieldOf: () => 'newSlug',
  });
  const save = form.onSubmit(async (input) => {
    const { slug } = await publish((advertisingReason) =>
      moving.mutateAsync({ ...input, updatedAt: attorney.updatedAt, advertisingReason }),
    );
    await refresh();
    onClose();
    onMoved(slug);
  });
  return (
    <Dialog
      title="Change Web Address"
      size="sm"
      isDirty={form.isDirty()}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="filled" type="submit" form={id} pending={moving.isPending}>
            Change Web Address
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={save}>
        <TextInput
          {...form.getInputProps('newSlug')}
          required
          label="Web address"
          description="After /attorneys/. Links to the old address keep working."
          autoCapitalize="none"
          spellCheck={false}
        />
      </form>
    </Dialog>
  );
}
