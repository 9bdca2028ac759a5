import { Group } from '@mantine/core';
import type { AttorneySettings } from '../../../src/features/firm/attorneys/schema.ts';
import { Button } from '../../admin/button.tsx';
import { deletionOf } from '../../admin/crud-texts.ts';
import { EditConflictNotice } from '../../admin/edit-conflict-notice.tsx';
import { ReadOnlyUnless } from '../../admin/read-only.tsx';
import { SaveBar } from '../../admin/save-bar.tsx';
import { Switch } from '../../admin/switch.tsx';
import { TranslationLine } from '../../admin/translation-line.tsx';
import { useEditedSettings } from '../../admin/use-edited-settings.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import type { OnDirty } from '../../admin/use-report-dirty.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import { Section } from '../firm/section.tsx';
import styles from './member-page.module.css';
import { PageSection } from './page-section.tsx';
import { PhotoField } from './photo/photo-field.tsx';
import { draftOf, fieldOf, inputOf } from './profile-draft.ts';
import { ProfileFields } from './profile-fields.tsx';
import { useRefreshTeam } from './use-team.ts';

const loadSchema = async () =>
  (await import('../../../src/features/firm/attorneys/schema.ts')).createAttorneyInput;

/** The public profile of an attorney, and whether the site shows it. */
export function ProfileTab({
  attorney,
  isHost,
  onDirty,
  onDeleted,
  onMoved,
}: {
  attorney: AttorneySettings;
  /** Whether the attorney takes consultations. */
  isHost: boolean;
  onDirty: OnDirty;
  onDeleted: () => void;
  /** Called with the new slug. */
  onMoved: (slug: string) => void;
}) {
  const { client } = trpc.useUtils();
  const record = useEditedSettings({
    opened: attorney,
    draftOf,
    form: { schema: loadSchema, transformValues: inputOf, fieldOf },
    send: ({ fields, values: { isActive }, over = attorney, advertisingReason }) =>
      client.attorneys.update.mutate({
        ...{ ...fields, slug: over.slug, isActive },
        ...{ updatedAt: over.updatedAt, advertisingReason },
      }),
    fetchTheirs: async ({ slug }) => {
      const all = await client.attorneys.list.query();
      return all.find((each) => each.slug === slug);
    },
    texts: { success: 'Profile saved', failure: 'Failed to save the profile' },
    refresh: useRefreshTeam(),
    onDirty,
  });
  const { form, saved } = record;
  const { values } = form;
  return (
    <form className={styles.sections} noValidate onSubmit={record.onSubmit}>
      <EditConflictNotice record={record} what="profile" action="Load the saved one" />
      <TranslationLine entity="attorneys" id={saved.slug} />
      <ReadOnlyUnless permission="team.change">
        <Section title="Profile">
          <div className={styles.profile}>
            <PhotoField
              id="member-photo"
              name={saved.name}
              photo={values.photo}
              error={form.errors.photo}
              onChange={(photo) => form.setFieldValue('photo', photo)}
            />
            <ProfileFields form={form} />
          </div>
        </Section>
        <PageSection form={form} attorney={saved} onMoved={onMoved} />
        <Section title="On the site">
          <Group gap="1rem" justify="space-between">
            <Switch
              checked={values.isActive}
              pending={isHost && values.isActive}
              onChange={(isActive) => form.setFieldValue('isActive', isActive)}
              label="Shown on the site"
              hint={
                isHost
                  ? 'They take consultations. Stop that under Hours before you hide the profile.'
                  : 'If off, the profile and its photo are kept but not shown.'
              }
            />
            <DeleteButton attorney={saved} onDeleted={onDeleted} />
          </Group>
        </Section>
      </ReadOnlyUnless>
      <SaveBar record={record} />
    </form>
  );
}

function DeleteButton({
  attorney: { slug, name },
  onDeleted,
}: {
  attorney: AttorneySettings;
  onDeleted: () => void;
}) {
  const ask = useConfirm();
  const withToasts = useMutationToasts();
  const refresh = useRefreshTeam();
  const deletion = trpc.attorneys.delete.useMutation(
    withToasts({
      success: 'Attorney deleted',
      failure: 'Failed to delete the attorney',
      refresh,
      onSuccess: onDeleted,
    }),
  );
  const remove = async () => {
    const text = `The profile, photo, hours and leave of ${name} are deleted. An attorney who has appointments or articles cannot be deleted, only hidden.`;
    if (await ask(deletionOf('attorney', text))) deletion.mutate({ slug });
  };
  return (
    <Button
      variant="light"
      color="destructive"
      pending={deletion.isPending}
      onClick={() => void remove()}
    >
      Delete Attorney
    </Button>
  );
}
