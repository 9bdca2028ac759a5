import { Group, Textarea, TextInput } from '@mantine/core';
import { useId, useRef } from 'react';
import { REPLY_MAX, replyFields } from '../../../../src/features/contact/replies/rules.ts';
import type { ReplyTemplate } from '../../../../src/features/contact/replies/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { useForm } from '../../../admin/use-form.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { insertAtCursor } from '../../../lib/insert-at-cursor.ts';
import { trpc } from '../../../lib/trpc.ts';
import { InsertFieldMenu } from '../../email/texts/insert-field-menu.tsx';
import styles from './replies.module.css';

const loadSchema = async () =>
  (await import('../../../../src/features/contact/replies/schema.ts')).createTemplateInput;

/** Form to add or edit a reply template. */
export function ReplyTemplateForm({
  template,
  onDone,
}: {
  template: ReplyTemplate | undefined;
  onDone: () => void;
}) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const save = useSaveTemplate(template, onDone);
  const form = useForm({
    schema: loadSchema,
    initialValues: { name: template?.name ?? '', body: template?.body ?? '' },
    validateOnBlur: false,
  });
  return (
    <Dialog
      title={template ? 'Edit Template' : 'Add Template'}
      isDirty={form.isDirty() && !save.isSuccess}
      onClose={onDone}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={id} variant="filled" pending={save.isPending}>
            Save Template
          </Button>
        </>
      )}
    >
      <form id={id} className={styles.form} noValidate onSubmit={form.onSubmit(save.run)}>
        <TextInput {...form.getInputProps('name')} label="Name" maxLength={100} required />
        <Textarea
          {...form.getInputProps('body')}
          ref={field}
          label="Text"
          maxLength={REPLY_MAX}
          autosize
          minRows={6}
          maxRows={18}
          required
        />
        <Group gap="0.75rem" align="flex-end">
          <InsertFieldMenu
            label="Text"
            fields={replyFields()}
            onInsert={(name) => field.current && insertAtCursor(field.current, `{${name}}`)}
          />
        </Group>
      </form>
    </Dialog>
  );
}

function useSaveTemplate(template: ReplyTemplate | undefined, onSuccess: () => void) {
  const withToasts = useMutationToasts();
  const { contact } = trpc.useUtils();
  const telling = withToasts({
    success: 'Template saved successfully',
    failure: 'Failed to save the template',
    refresh: () => contact.replyTemplates.invalidate(),
    onSuccess,
  });
  const creation = trpc.contact.createReplyTemplate.useMutation(telling);
  const update = trpc.contact.updateReplyTemplate.useMutation(telling);
  return {
    run: (fields: { name: string; body: string }): Promise<unknown> =>
      template
        ? update.mutateAsync({ ...fields, id: template.id, updatedAt: template.updatedAt })
        : creation.mutateAsync(fields),
    isPending: creation.isPending || update.isPending,
    isSuccess: creation.isSuccess || update.isSuccess,
  };
}
