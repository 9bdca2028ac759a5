import { Textarea } from '@mantine/core';
import { useId } from 'react';
import { LINK_DAYS, REMIND_AFTER_DAYS } from '../../../../src/features/documents/rules.ts';
import type { PersonDocuments } from '../../../../src/features/documents/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { useForm } from '../../../admin/use-form.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useMailWords } from '../../email/use-mail-words.ts';
import { itemsOfLines, linesOfItems } from './item-lines.ts';
import styles from './person-documents.module.css';

const loadSchema = async () =>
  (await import('../../../../src/features/documents/schema.ts')).askFields;

/** Dialog to ask a person for documents, or to change what they are asked for. */
export function AskDialog({
  personId,
  request,
  onClose,
}: {
  personId: string;
  request: PersonDocuments['request'];
  onClose: () => void;
}) {
  const id = useId();
  const mailWords = useMailWords();
  const withToasts = useMutationToasts();
  const { documents, people } = trpc.useUtils();
  const known = request?.items ?? [];
  const asking = trpc.documents.ask.useMutation(
    withToasts({
      success: `The list is saved. ${mailWords('The client gets the link by mail.')}`,
      failure: 'Failed to ask for documents',
      refresh: () => Promise.all([documents.invalidate(), people.timeline.invalidate()]),
      onSuccess: onClose,
    }),
  );
  const form = useForm({
    schema: loadSchema,
    initialValues: { items: linesOfItems(known), message: request?.message ?? '' },
    transformValues: ({ items, message }) => ({ items: itemsOfLines(items, known), message }),
  });
  return (
    <Dialog
      title="Ask for Documents"
      onClose={onClose}
      isDirty={form.isDirty()}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            permission="documents.change"
            variant="filled"
            type="submit"
            form={id}
            pending={asking.isPending}
          >
            Ask by Mail
          </Button>
        </>
      )}
    >
      <form
        id={id}
        className={styles.fields}
        noValidate
        onSubmit={form.onSubmit((fields) => asking.mutateAsync({ personId, ...fields }))}
      >
        <Textarea
          {...form.getInputProps('items')}
          required
          label="Documents"
          description="One on each line. What has arrived for a line stays if you remove it."
          rows={6}
        />
        <Textarea
          {...form.getInputProps('message')}
          label="Message"
          description="Above the list, in the mail and on the client’s page."
          rows={3}
        />
        <p className="muted small">
          The link works for {LINK_DAYS} days. The client is reminded once, after{' '}
          {REMIND_AFTER_DAYS} days, if something is missing.
        </p>
      </form>
    </Dialog>
  );
}
