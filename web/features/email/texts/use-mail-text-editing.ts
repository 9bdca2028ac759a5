import { type RefObject, useState } from 'react';
import { useEditConflict } from '../../../admin/use-edit-conflict.ts';
import { useForm } from '../../../admin/use-form.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { usePublish } from '../../../admin/use-publish.ts';
import { useUnsavedGuard } from '../../../admin/use-unsaved-guard.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useMailWords } from '../use-mail-words.ts';
import type { MailText, MailTextDraft } from './mail-text.ts';

const loadSchema = async () =>
  (await import('../../../../src/features/email/texts/schema.ts')).saveMailTextInput;

/** The state of the editor: form, saving, and a colleague's newer texts until the conflict is resolved. */
export function useMailTextEditing(opened: MailText, root: RefObject<HTMLElement | null>) {
  const { kind } = opened;
  const [saved, setSaved] = useState(opened);
  const { mailTexts } = trpc.useUtils();
  const withToasts = useMutationToasts();
  const publish = usePublish();
  const saving = withToasts({
    success: 'Texts saved. New mails use them.',
    failure: 'Failed to save the texts',
    refresh: () => mailTexts.list.invalidate(),
  });
  const update = trpc.mailTexts.save.useMutation({ onSuccess: saving.onSuccess });
  const { theirs, dismiss, explain } = useEditConflict<MailText>({
    fetchTheirs: () => mailTexts.one.fetch({ kind }, { staleTime: 0 }),
    onError: saving.onError,
  });
  const form = useForm<MailTextDraft, { texts: Record<string, string> }>({
    schema: loadSchema,
    initialValues: { texts: opened.texts },
    transformValues: ({ texts }) => ({ kind, texts }),
    validateOnBlur: false,
    fieldOf: (path) => path,
    onError: explain,
  });
  const isDirty = form.isDirty();
  useUnsavedGuard(isDirty && !update.isPending);

  /** Saves the texts, replacing the given version. */
  const save = (over: MailText = saved) =>
    form.submit(root.current, async ({ texts }) => {
      const { updatedAt } = over;
      const stored = await publish((advertisingReason) =>
        update.mutateAsync({ kind, texts, updatedAt, advertisingReason }),
      );
      dismiss();
      setSaved(stored);
      mailTexts.one.setData({ kind }, stored);
      form.reset({ texts: stored.texts });
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
  return {
    form,
    saved,
    theirs,
    save,
    isDirty,
    isPending: update.isPending,
    test,
    sendTest,
    dismiss,
  };
}

export type MailTextEditing = ReturnType<typeof useMailTextEditing>;
