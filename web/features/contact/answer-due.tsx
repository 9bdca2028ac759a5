import { Badge } from '@mantine/core';
import { dueText, isLate } from '../../../src/features/answers/rules.ts';
import type { Answer } from '../../../src/features/contact/rules.ts';
import { useNow } from '../../admin/use-now.ts';
import { formatMoment } from '../../lib/format.ts';
import type { Submission } from './submission.ts';

const MINUTE_MS = 60_000;

/** Null for a message that was only resolved, because its status says so already. */
const ANSWER_WORDS: Readonly<Record<Answer, string | null>> = {
  reply: 'Answered by mail',
  phone: 'Answered by phone',
  resolved: null,
};

type Shown = Pick<
  Submission,
  'answerDueAt' | 'answeredHow' | 'isResolved' | 'isSpam' | 'deletedAt'
>;

/** The time left until a message is due to be answered, or how it was answered. */
export function AnswerDue({ submission, zone }: { submission: Shown; zone: string }) {
  const now = useNow(MINUTE_MS);
  const { answerDueAt, answeredHow, isResolved, isSpam, deletedAt } = submission;
  const answer = answeredHow && ANSWER_WORDS[answeredHow];
  if (answer) return <span className="muted small">{answer}</span>;
  if (answeredHow || !answerDueAt || isResolved || isSpam || deletedAt) return null;
  const dueAt = new Date(answerDueAt);
  return (
    <Badge
      color={isLate(dueAt, now) ? 'destructive' : 'gray'}
      title={`Answer by ${formatMoment(answerDueAt, zone)}`}
    >
      <time className="num" dateTime={answerDueAt}>
        {dueText(dueAt, now)}
      </time>
    </Badge>
  );
}
