import { NativeSelect, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { STATE_LABELS } from '../../../../src/features/questionnaires/rules.ts';
import type { RequestRow } from '../../../../src/features/questionnaires/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { useCan } from '../../../admin/use-can.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { formatDate } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { useMailWords } from '../../email/use-mail-words.ts';

type Of = { appointmentId: string } | { personId: string };

/** What a client was asked, as lines with links to the answers, and the button to send questions. */
export function RequestLines({ of, zone }: { of: Of; zone: string }) {
  const query = trpc.questionRequests.list.useQuery(of);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <QueryState
        query={query}
        what="The questions"
        isEmpty={(requests) => requests.length === 0}
        empty={<p className="muted small">Nothing was asked yet.</p>}
      >
        {(requests) => (
          <Stack gap="0.5rem" component="ul">
            {requests.map((request) => (
              <li key={request.id}>
                <RequestLine request={request} zone={zone} />
              </li>
            ))}
          </Stack>
        )}
      </QueryState>
      <div>
        <Button permission="questions.change" size="sm" onClick={() => setAsking(true)}>
          Send Questions
        </Button>
      </div>
      {isAsking && <AskDialog of={of} onClose={() => setAsking(false)} />}
    </>
  );
}

function RequestLine({ request, zone }: { request: RequestRow; zone: string }) {
  const locale = useLocale();
  const { id, title, state, createdAt, sentAt, changedAt } = request;
  const at = changedAt ?? sentAt ?? createdAt;
  return (
    <>
      <Link to="/admin/answers/$id" params={{ id }}>
        {title}
      </Link>
      <p className="muted small">
        {changedAt ? 'Answered and changed since' : STATE_LABELS[state]},{' '}
        <span className="num">{formatDate(at, zone, locale)}</span>
      </p>
    </>
  );
}

/** Sends the questions of a published questionnaire. */
function AskDialog({ of, onClose }: { of: Of; onClose: () => void }) {
  const canList = useCan()('questionnaires.read');
  const query = trpc.questionnaires.list.useQuery(undefined, { enabled: canList });
  const offered = (query.data ?? []).filter(
    ({ isArchived, publishedNumber }) => !isArchived && publishedNumber !== null,
  );
  const [chosen, setChosen] = useState<string>();
  const questionnaireId = chosen ?? offered[0]?.id;
  const withToasts = useMutationToasts();
  const mailWords = useMailWords();
  const { questionRequests, people } = trpc.useUtils();
  const asking = trpc.questionRequests.ask.useMutation(
    withToasts({
      success: `Questions prepared. ${mailWords('The client gets the link by mail.')}`,
      failure: 'Failed to send the questions',
      refresh: () => {
        void people.timeline.invalidate();
        return questionRequests.invalidate();
      },
      onSuccess: onClose,
    }),
  );
  return (
    <Dialog
      title="Send Questions"
      size="sm"
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          {questionnaireId && (
            <Button
              variant="filled"
              pending={asking.isPending}
              onClick={() => asking.mutate({ questionnaireId, ...of })}
            >
              Send
            </Button>
          )}
        </>
      )}
    >
      <QueryState
        query={query}
        what="The questionnaires"
        isEmpty={() => offered.length === 0}
        empty={
          <p>
            No questionnaire is published. <Link to="/admin/questions">Write one first</Link>.
          </p>
        }
      >
        {() => (
          <NativeSelect
            label="Questionnaire"
            description="The client names both sides first. The questions open once there is no conflict."
            value={questionnaireId ?? ''}
            data={offered.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        )}
      </QueryState>
    </Dialog>
  );
}
