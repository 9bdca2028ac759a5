import { Input } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { asLetter, REPLY_MAX } from '../../../src/features/contact/replies/rules.ts';
import { mayUse, wordingOf } from '../../../src/features/contact-preferences/rules.ts';
import { Button } from '../../admin/button.tsx';
import { useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { useReportDirty } from '../../admin/use-report-dirty.ts';
import { useUnsavedGuard } from '../../admin/use-unsaved-guard.ts';
import { trpc } from '../../lib/trpc.ts';
import type { Submission } from '../contact/submission.ts';
import { useTriage } from '../contact/use-triage.ts';
import { useShielded } from '../contact-preferences/read-preferences.ts';
import { useMailWords } from '../email/use-mail-words.ts';
import styles from './quick-reply.module.css';

const loadSchema = async () =>
  (await import('../../../src/features/contact/replies/schema.ts')).replyInput;

/** Answers a message in place, or links to it if its sender has stated how they may be reached. */
export function QuickReply({
  submission,
  onBegin,
}: {
  submission: Submission;
  /** Called with the message once its reply has been begun, and without one when it has been sent or emptied. */
  onBegin: (submission?: Submission) => void;
}) {
  const { id, contactPreferences: preferences } = submission;
  const { resolve, isResolving } = useTriage();
  const isHidden = useShielded(id, preferences);
  const isPlain = !isHidden && mayUse(preferences, 'email') && wordingOf(preferences) !== 'neutral';
  const resolution = (
    <Button variant="subtle" size="sm" pending={isResolving} onClick={() => resolve({ id })}>
      Mark Resolved
    </Button>
  );
  if (isPlain) return <ReplyForm {...{ submission, resolution, onBegin }} />;
  return (
    <div className={styles.acts}>
      {resolution}
      <Link to="/admin/contact-submissions" search={{ open: id }}>
        Read their contact preferences to answer
      </Link>
    </div>
  );
}

function ReplyForm({
  submission,
  resolution,
  onBegin,
}: {
  submission: Submission;
  resolution: ReactNode;
  onBegin: (submission?: Submission) => void;
}) {
  const { id, firstName } = submission;
  const [replyId] = useState(() => crypto.randomUUID());
  const withToasts = useMutationToasts();
  const mailWords = useMailWords();
  const { contact, answers, email } = trpc.useUtils();
  const send = trpc.contact.reply.useMutation(
    withToasts({
      success: mailWords('Reply is on its way', 'The reply'),
      failure: 'Failed to send the reply',
      refresh: () => Promise.all([contact.invalidate(), answers.invalidate(), email.invalidate()]),
    }),
  );
  const form = useForm({
    schema: loadSchema,
    initialValues: { body: '' },
    transformValues: ({ body }) => ({ id, replyId, body: body && asLetter(body), resolve: false }),
    validateOnBlur: false,
  });
  const { error, ...field } = form.getInputProps('body');
  const isBegun = form.isDirty() && !send.isSuccess;
  useUnsavedGuard(isBegun);
  useReportDirty(
    isBegun,
    useCallback((isDirty) => onBegin(isDirty ? submission : undefined), [onBegin, submission]),
  );
  return (
    <form noValidate onSubmit={form.onSubmit((input) => send.mutateAsync(input))}>
      <Input.Wrapper error={error}>
        <Input
          {...field}
          component="textarea"
          multiline
          rows={1}
          error={Boolean(error)}
          classNames={{ input: styles.field }}
          aria-label={`Reply to ${firstName}`}
          placeholder={`Reply to ${firstName}`}
          maxLength={REPLY_MAX}
        />
      </Input.Wrapper>
      {form.values.body && (
        <p className={`muted small ${styles.hint}`}>
          Begins with “Dear {firstName},” and ends with the firm’s name and phone number.
        </p>
      )}
      <div className={styles.acts}>
        {resolution}
        <Button type="submit" size="sm" pending={send.isPending}>
          Send reply
        </Button>
      </div>
    </form>
  );
}
