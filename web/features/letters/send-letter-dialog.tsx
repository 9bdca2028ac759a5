import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { atLocalTime } from '../../../src/platform/time/zones/rules.ts';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { Segmented } from '../../admin/segmented.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { usePublish } from '../../admin/use-publish.ts';
import { trpc } from '../../lib/trpc.ts';
import { NotConnectedNotice } from '../email/not-connected-notice.tsx';
import { useMailWords } from '../email/use-mail-words.ts';
import type { Letter } from './letter.ts';
import { LetterAudience } from './letter-audience.tsx';
import styles from './letters.module.css';

/** Sends a letter to all subscribers, now or at a date and time in the firm's zone. */
export function SendLetterDialog({
  letter: { id, kind, updatedAt },
  zone,
  onClose,
  onSent,
}: {
  letter: Letter;
  zone: string;
  onClose: () => void;
  onSent: (() => void) | undefined;
}) {
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [date, setDate] = useState('');
  const [time, setTime] = useState('09:00');
  const [error, setError] = useState<string>();
  const withToasts = useMutationToasts();
  const mailWords = useMailWords();
  const { letters } = trpc.useUtils();
  const publish = usePublish();
  const { mutateAsync, isPending } = trpc.letters.send.useMutation(
    withToasts({
      success: ({ status }) =>
        status === 'scheduled'
          ? 'The letter is scheduled'
          : mailWords('The letter is being sent', 'The letter'),
      failure: 'Failed to send the letter',
      refresh: () => letters.invalidate(),
      onSuccess: () => {
        onClose();
        onSent?.();
      },
    }),
  );
  const submit = (at?: string) =>
    // The mutation reports why it failed.
    void publish((advertisingReason) =>
      mutateAsync({ id, updatedAt, at, advertisingReason }),
    ).catch(() => {});
  const send = () => {
    if (when === 'now') return submit();
    if (!date || !time) return setError('Enter a date and a time');
    const at = atLocalTime(date, time, zone);
    if (at <= new Date()) return setError('Must be in the future');
    submit(at.toISOString());
  };
  return (
    <Dialog
      title="Send to subscribers"
      onClose={onClose}
      lead={
        <>
          <p className="muted">
            {kind === 'news'
              ? 'Everyone subscribed when sending starts gets it once, unless they unsubscribe before their turn.'
              : 'Advertising: everyone subscribed when sending starts gets it once, unless they unsubscribe or ask for neutral wording before their turn.'}
          </p>
          <LetterAudience kind={kind} />
        </>
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" pending={isPending} onClick={send}>
            {when === 'now' ? 'Send now' : 'Schedule'}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <NotConnectedNotice mail="This issue" />
        <Segmented
          label="When"
          value={when}
          options={[
            { value: 'now', text: 'Now' },
            { value: 'later', text: 'Later' },
          ]}
          onChange={setWhen}
        />
        {when === 'later' && (
          <div className={styles.when}>
            <TextInput
              type="date"
              label="Date"
              value={date}
              error={error}
              onChange={({ target }) => setDate(target.value)}
            />
            <TextInput
              type="time"
              label="Time"
              value={time}
              onChange={({ target }) => setTime(target.value)}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}
