import { Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import {
  asLetter,
  GREETING,
  REPLY_MAX,
  replyFields,
} from '../../../../src/features/contact/replies/rules.ts';
import { wordingOf } from '../../../../src/features/contact-preferences/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { focusRow } from '../../../admin/desk/desk.tsx';
import { Notice } from '../../../admin/notice.tsx';
import { useForm } from '../../../admin/use-form.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { insertAtCursor } from '../../../lib/insert-at-cursor.ts';
import { trpc } from '../../../lib/trpc.ts';
import { NotConnectedNotice } from '../../email/not-connected-notice.tsx';
import { InsertFieldMenu } from '../../email/texts/insert-field-menu.tsx';
import { useMailWords } from '../../email/use-mail-words.ts';
import type { Submission } from '../submission.ts';
import styles from './replies.module.css';
import type { Drafts } from './reply-drafts.ts';
import { ReplyPreview } from './reply-preview.tsx';
import { SavedAnswers } from './saved-answers.tsx';

const loadSchema = async () =>
  (await import('../../../../src/features/contact/replies/schema.ts')).replyInput;

type Props = {
  submission: Submission;
  drafts: Drafts;
  /** Whether the field is to get the focus; `onReplying` is called once it has it. */
  isReplying: boolean;
  onReplying: () => void;
};

const START = asLetter('');

/**
 * The reply to a message, below it. Its greeting and signature appear when somebody begins to write. What is written is
 * kept while other messages are open.
 */
export function ReplyForm(props: Props) {
  const [sent, setSent] = useState(0);
  return <OneReply key={sent} {...props} onSent={() => setSent((count) => count + 1)} />;
}

function OneReply({
  submission: { id, firstName, lastName, contactPreferences },
  drafts,
  isReplying,
  onReplying,
  onSent,
}: Props & { onSent: () => void }) {
  const [{ body: draft, replyId }] = useState(() => drafts.draftOf(id));
  const [isWriting, setWriting] = useState(draft !== '');
  const field = useRef<HTMLTextAreaElement>(null);
  const resolve = useRef(false);
  const send = useSend(() => {
    drafts.keep(id, undefined);
    onSent();
  });
  const form = useForm({
    schema: loadSchema,
    initialValues: { body: draft },
    transformValues: (values) => ({ ...values, id, replyId, resolve: resolve.current }),
    validateOnBlur: false,
  });
  const { body } = form.values;
  const isBlank = [START.trim(), ''].includes(body.trim());
  useEffect(() => {
    drafts.keep(id, isBlank ? undefined : { body, replyId });
  }, [drafts, id, body, isBlank, replyId]);
  useEffect(() => {
    if (!isReplying) return;
    field.current?.focus();
    onReplying();
  }, [isReplying, onReplying]);
  const begin = () => {
    if (isWriting || !field.current) return;
    setWriting(true);
    insertAtCursor(field.current, START);
    const place = `${GREETING}\n\n`.length;
    const atText = () =>
      field.current?.value === START && field.current.setSelectionRange(place, place);
    atText();
    // A press with the mouse sets the cursor after the focus.
    requestAnimationFrame(atText);
  };
  return (
    <form
      className={styles.form}
      noValidate
      data-writing={isWriting || undefined}
      onSubmit={(event) => {
        if (!isBlank) return form.onSubmit((input) => send.mutateAsync(input))(event);
        event.preventDefault();
        field.current?.focus();
      }}
    >
      {isWriting && <NotConnectedNotice mail="This reply" />}
      {isWriting && wordingOf(contactPreferences) === 'neutral' && (
        <Notice tone="warning" icon="alert">
          <p>
            {firstName} asked for neutral wording: somebody else may see the subject and the first
            lines. Do not name the firm, the law or the matter there.
          </p>
        </Notice>
      )}
      <Textarea
        {...form.getInputProps('body')}
        ref={field}
        label={`Reply to ${firstName} ${lastName}`}
        placeholder="Your answer"
        {...(isWriting && {
          description:
            'Plain text. Mail is not confidential: leave details of the matter for a call.',
        })}
        data-reply
        maxLength={REPLY_MAX}
        autosize
        minRows={isWriting ? 7 : 2}
        maxRows={12}
        onFocus={begin}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.preventDefault();
            event.currentTarget.blur();
            focusRow(id);
          }
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            resolve.current = false;
            event.currentTarget.form?.requestSubmit();
          }
        }}
      />
      <div className={styles.bar}>
        <SavedAnswers
          messageId={id}
          onChoose={(text) => {
            setWriting(true);
            form.setFieldValue('body', text);
            field.current?.focus();
          }}
        />
        {isWriting && (
          <InsertFieldMenu
            label="Reply"
            fields={replyFields()}
            onInsert={(name) => field.current && insertAtCursor(field.current, `{${name}}`)}
          />
        )}
        {isWriting && <ReplyPreview id={id} body={body} />}
        <span className={styles.ends}>
          <Button
            type="submit"
            pending={send.isPending && resolve.current}
            onClick={() => {
              resolve.current = true;
            }}
          >
            Send and resolve
          </Button>
          <Button
            type="submit"
            variant="filled"
            pending={send.isPending && !resolve.current}
            onClick={() => {
              resolve.current = false;
            }}
          >
            Send reply
          </Button>
        </span>
      </div>
    </form>
  );
}

function useSend(onSuccess: () => void) {
  const withToasts = useMutationToasts();
  const mailWords = useMailWords();
  const { contact, answers, email } = trpc.useUtils();
  return trpc.contact.reply.useMutation(
    withToasts({
      success: mailWords('Reply is on its way', 'The reply'),
      failure: 'Failed to send the reply',
      refresh: () => Promise.all([contact.invalidate(), answers.invalidate(), email.invalidate()]),
      onSuccess,
    }),
  );
}
