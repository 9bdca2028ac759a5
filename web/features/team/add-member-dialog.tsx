import { useId } from 'react';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { usePublish } from '../../admin/use-publish.ts';
import { trpc } from '../../lib/trpc.ts';
import { BLANK_PROFILE, fieldOf, inputOf } from './profile-draft.ts';
import { ProfileFields } from './profile-fields.tsx';
import { useRefreshTeam } from './use-team.ts';

const loadSchema = async () =>
  (await import('../../../src/features/firm/attorneys/schema.ts')).createAttorneyInput;

/** Dialog to add an attorney; the photo and the hours are added later, on the page of the new member. */
export function AddMemberDialog({
  onClose,
  onAdded,
}: {
  onClose: () => void;
  /** Called with the slug of the new attorney. */
  onAdded: (slug: string) => void;
}) {
  const id = useId();
  const withToasts = useMutationToasts();
  const refresh = useRefreshTeam();
  const publish = usePublish();
  const adding = trpc.attorneys.create.useMutation(
    withToasts({ success: 'Attorney added', failure: 'Failed to add the attorney' }),
  );
  const form = useForm({
    schema: loadSchema,
    initialValues: BLANK_PROFILE,
    transformValues: inputOf,
    fieldOf,
  });
  const save = form.onSubmit(async (input) => {
    const { slug } = await publish((advertisingReason) =>
      adding.mutateAsync({ ...input, advertisingReason }),
    );
    await refresh();
    onClose();
    onAdded(slug);
  });
  return (
    <Dialog
      title="Add Attorney"
      isDirty={form.isDirty()}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="filled" type="submit" form={id} pending={adding.isPending}>
            Add Attorney
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={save}>
        <ProfileFields form={form} />
      </form>
    </Dialog>
  );
}
