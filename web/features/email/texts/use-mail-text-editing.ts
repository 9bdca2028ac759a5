import type { RefObject } from 'react';
import { useEditedRecord } from '../../../admin/use-edited-record.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useMailWords } from '../use-mail-words.ts';
import type { MailText, MailTextDraft } from './mail-text.ts';

const loadSchema = async () =>
  (await import('../../../../src/features/email/texts/schema.ts')).saveMailTextInput;

/** The state of the editor for the texts of a mail. */
export function useMailTextEditing(opened: MailText, root: RefObject<HTMLElement | null>) {
  const { kind } = opened;
  const { client, mailTexts } = trpc.useUtils();
  const withToasts = useMutationToasts();
  const record = useEditedRecord<MailText, MailTextDraft, { texts: Record<string, string> }>({
    opened,
    draftOf: ({ texts }) => ({ texts }),
    form: {
      schema: loadSchema,
      transformValues: ({ texts }) => ({ kind, texts }),
      validateOnBlur: false,
      fieldOf: (path) => path,
    },
    send: ({ fields: { texts }, over = opened, advertisingReason }) =>
      client.mailTexts.save.mutate({ kind, texts, updatedAt: over.updatedAt, advertisingReason }),
    fetchTheirs: () => client.mailTexts.one.query({ kind }),
    texts: { success: 'Texts saved. New mails use them.', failure: 'Failed to save the texts' },
    refresh: () => mailTexts.list.invalidate(),
    isGuarded: true,
  });
  const { form, saved = opened } = record;

  /** Saves the texts, replacing the given version. */
  const save = (over = saved) =>
    form.submit(root.current, async (fields, values) => {
      const stored = await record.save(fields, values, over);
      mailTexts.one.setData({ kind }, stored);
      record.take(stored, values);
    });
  const mailWords = useMailWords();
  const test = trpc.mailTexts.test.useMutation(
    withToasts({
      success: ({ to }) => mailWords(`The test mail is on its way to ${to}`, 'The test mail'),
      failure: 'Failed to send the test mail',
    }),
  );
  /** Sends a test mail with the texts in the editor, without saving them. A toast shows errors. */
  const sendTest = () =>
    form.submit(root.current, ({ texts }) => test.mutateAsync({ kind, texts }).catch(() => {}));
  return { ...record, saved, save, overwrite: () => save(record.theirs), test, sendTest };
}

export type MailTextEditing = ReturnType<typeof useMailTextEditing>;
