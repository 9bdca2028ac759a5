import { Menu } from '@mantine/core';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Desk } from '../../admin/desk/desk.tsx';
import { useIsSplit } from '../../admin/desk/use-is-split.ts';
import { useList } from '../../admin/list/use-list.ts';
import { useCan } from '../../admin/use-can.ts';
import { useUnsavedGuard } from '../../admin/use-unsaved-guard.ts';
import { trpc } from '../../lib/trpc.ts';
import { ConflictStates } from '../conflicts/conflict-badge.tsx';
import { MESSAGES, ORDERS } from './message-list.tsx';
import { NoMessageOpen } from './no-message-open.tsx';
import { useDrafts } from './replies/reply-drafts.ts';
import type { Submission } from './submission.ts';
import { submissionLine } from './submission-line.tsx';
import { useTriage } from './use-triage.ts';

const SubmissionDetails = lazy(async () => ({
  default: (await import('./submission-details.tsx')).SubmissionDetails,
}));
const AnswerSettingsDialog = lazy(async () => ({
  default: (await import('../answers/answer-settings-dialog.tsx')).AnswerSettingsDialog,
}));

const KEYS = [
  { keys: ['j', 'k'], does: 'next, last' },
  { keys: ['r'], does: 'reply' },
  { keys: ['e'], does: 'resolve' },
  { keys: ['/'], does: 'search' },
];

/** The messages from the contact form and their status. */
export function SubmissionsPage() {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const can = useCan();
  const mayAnswer = can('messages.answer');
  const triage = useTriage();
  const isSplit = useIsSplit();
  const [isSetting, setSetting] = useState(false);
  /** The message whose reply field gets the focus as soon as it is shown. */
  const [replying, setReplying] = useState<string>();
  const stopReplying = useCallback(() => setReplying(undefined), []);
  const { hasAny, ...drafts } = useDrafts();
  useUnsavedGuard(hasAny);
  const list = useList(
    MESSAGES,
    {
      e: ({ id, isResolved }) => {
        if (mayAnswer && !isResolved) triage.resolve({ id });
      },
      u: ({ id, isRead }) => {
        if (mayAnswer) (isRead ? triage.markUnread : triage.markRead)({ id });
      },
      r: ({ id }) => {
        if (id !== list.openId) list.onOpen(id);
        setReplying(id);
      },
    },
    { opensOnMove: isSplit },
  );
  const { status, assigned } = list.filter;
  const lineOf = useCallback(
    (submission: Submission) => submissionLine(submission, { status, assigned, mayAnswer, triage }),
    [status, assigned, mayAnswer, triage],
  );
  const isByDay = ['received', '-received', undefined].includes(list.sort?.value);
  return (
    <Desk
      list={list}
      title="Contact Submissions"
      lineOf={lineOf}
      isByDay={isByDay}
      orders={ORDERS}
      keys={KEYS}
      more={
        can('answerTimes.change') && (
          <Menu.Item onClick={() => setSetting(true)}>Answer Times</Menu.Item>
        )
      }
      wrap={(rows) => (
        <ConflictStates kind="message" items={list.query.data?.items}>
          {rows}
        </ConflictStates>
      )}
      work={(open) => (
        <Suspense fallback={null}>
          <SubmissionDetails
            {...open}
            row={list.query.data?.items.find(({ id }) => id === open.id)}
            zone={firm.zone}
            firmName={firm.name}
            triage={triage}
            drafts={drafts}
            isReplying={replying === open.id}
            onReplying={stopReplying}
          />
        </Suspense>
      )}
      rest={<NoMessageOpen counts={list.counts} mayAnswer={mayAnswer} onOpen={list.onOpen} />}
    >
      {isSetting && (
        <Suspense fallback={null}>
          <AnswerSettingsDialog onClose={() => setSetting(false)} />
        </Suspense>
      )}
    </Desk>
  );
}
