import { Checkbox, NativeSelect, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { REPLY_MAX, replyFields } from '../../../../src/features/contact/replies/rules.ts';
import { wordingOf } from '../../../../src/features/contact-preferences/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { Notice } from '../../../admin/notice.tsx';
import { useForm } from '../../../admin/use-form.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { insertAtCursor } from '../../../lib/insert-at-cursor.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Icon } from '../../../ui/icon.tsx';
import { NotConnectedNotice } from '../../email/not-connected-notice.tsx';
import { InsertFieldMenu } from '../../email/texts/insert-field-menu.tsx';
import { useMailWords } from '../../email/use-mail-words.ts';
import type { Submission } from '../submission.ts';
import styles from './replies.module.css';
import { ReplyPreview } from './reply-preview.tsx';
import { ReplyTemplatesDialog } from './reply-templates-dialog.tsx';

const loadSchema = async () =>
  (await import('../../../../src/features/contact/replies/schema.ts')).replyInput;

/**
 * Dialog to write a reply to a message. Sending is idempotent: a retry, for example after a lost response, sends no
 * second mail.
 */
export function ReplyDialog({
  submission: { id, firstName, lastName, contactPreferences },
  onClose,
}: {
  submission: Submission;
  onClose: () => void;
}) {
  const [replyId] = useState(() => crypto.randomUUID());
  const [isEditingTemplates, setEditingTemplates] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const withToasts = useMutationToasts();
  const mailWords = useMailWords();
  const { contact, answers, email } = trpc.useUtils();
  const send = trpc.contact.reply.useMutation(
    withToasts({
      success: mailWords('Reply is on its way', 'The reply'),
      failure: 'Failed to send the reply',
      refresh: () => Promise.all([contact.invalidate(), answers.invalidate(), email.invalidate()]),
      onSuccess: onClose,
    }),
  );
  const form = useForm({
    schema: loadSchema,
    initialValues: { body: 'Dear {client},\n\n\n\n{firm}\n{phone}', resolve: false },
    transformValues: (values) => ({ ...values, id, replyId }),
    validateOnBlur: false,
  });
  const body = form.getInputProps('body');
  return (
    <Dialog
      title={`Reply to ${firstName} ${lastName}`}
      isDirty={form.isDirty() && !send.isSuccess}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={replyId} variant="filled" pending={send.isPending}>
            <Icon name="mail" />
            Send Reply
          </Button>
        </>
      )}
    >
      <form
        id={replyId}
        className={styles.form}
        noValidate
        onSubmit={form.onSubmit((input) => send.mutateAsync(input))}
      >
        <NotConnectedNotice mail="This reply" />
        <div className={styles.tools}>
          <TemplateSelect onChoose={(text) => form.setFieldValue('body', text)} />
          <Button
            permission="replyTemplates.change"
            variant="subtle"
            onClick={() => setEditingTemplates(true)}
          >
            Edit Templates
          </Button>
        </div>
        {wordingOf(contactPreferences) === 'neutral' && (
          <Notice tone="warning" icon="alert">
            <p>
              {firstName} asked for neutral wording: somebody else may see the subject and the first
              lines. Do not name the firm, the law or the matter there.
            </p>
          </Notice>
        )}
        <Textarea
          {...body}
          ref={field}
          label="Reply"
          description="Plain text. Mail is not confidential: leave details of the matter for a call."
          maxLength={REPLY_MAX}
          autosize
          minRows={8}
          maxRows={18}
          required
        />
        <div className={styles.tools}>
          <InsertFieldMenu
            label="Reply"
            fields={replyFields()}
            onInsert={(name) => field.current && insertAtCursor(field.current, `{${name}}`)}
          />
        </div>
        <ReplyPreview id={id} body={form.values.body} />
        <Checkbox
          {...form.getInputProps('resolve', { type: 'checkbox' })}
          label="Mark the message as resolved"
        />
      </form>
      {isEditingTemplates && <ReplyTemplatesDialog onClose={() => setEditingTemplates(false)} />}
    </Dialog>
  );
}

function TemplateSelect({ onChoose }: { onChoose: (body: string) => void }) {
  const { data: templates = [] } = trpc.contact.replyTemplates.useQuery();
  if (templates.length === 0) return null;
  return (
    <NativeSelect
      label="Template"
      defaultValue=""
      data={[
        { value: '', label: 'None', disabled: true },
        ...templates.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ target }) => {
        const template = templates.find(({ id }) => id === target.value);
        if (template) onChoose(template.body);
      }}
    />
  );
}
