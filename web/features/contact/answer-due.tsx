import { dueText, isLate } from '../../../src/features/answers/rules.ts';
import type { Answer } from '../../../src/features/contact/rules.ts';
import { addDaysTo } from '../../../src/platform/time/local-dates/rules.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { useNow } from '../../admin/use-now.ts';
import { formatDay, formatMoment, formatTime } from '../../lib/format.ts';
import { useLocale } from '../../lib/use-locale.ts';
import type { Submission } from './submission.ts';
import styles from './submission-marks.module.css';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

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

/** When an answer is due; undefined if the message needs none. */
const dueOf = ({ answerDueAt, answeredHow, isResolved, isSpam, deletedAt }: Shown) =>
  answeredHow || !answerDueAt || isResolved || isSpam || deletedAt
    ? undefined
    : new Date(answerDueAt);

/** In a list, the time left if it is less than a day, or how the message was answered. */
export function AnswerDue({ submission }: { submission: Shown }) {
  const now = useNow(MINUTE_MS);
  const { answeredHow } = submission;
  const answer = answeredHow && ANSWER_WORDS[answeredHow];
  if (answer) return <span>{answer}</span>;
  const dueAt = dueOf(submission);
  if (!dueAt || dueAt.getTime() - now.getTime() >= DAY_MS) return null;
  return (
    <time className={`num ${isLate(dueAt, now) ? styles.late : ''}`} dateTime={dueAt.toISOString()}>
      {dueText(dueAt, now)}
    </time>
  );
}

/** The time by which the firm answers as words, `answer by 8:52 AM tomorrow`, or how it has answered. */
export function AnswerBy({ submission, zone }: { submission: Shown; zone: string }) {
  const locale = useLocale();
  const now = useNow(MINUTE_MS);
  const { answeredHow } = submission;
  const answer = answeredHow && ANSWER_WORDS[answeredHow];
  if (answer) return answer.toLowerCase();
  const dueAt = dueOf(submission);
  if (!dueAt) return null;
  const instant = dueAt.toISOString();
  const words = isLate(dueAt, now) ? (
    <b>answer {dueText(dueAt, now)}</b>
  ) : (
    `answer by ${whenText(dueAt, zone, now, locale)}`
  );
  return (
    <time dateTime={instant} title={`Answer by ${formatMoment(instant, zone, locale)}`}>
      {words}
    </time>
  );
}

function whenText(dueAt: Date, zone: string, now: Date, locale: string): string {
  const date = localDateOf(dueAt, zone);
  const today = localDateOf(now, zone);
  const time = formatTime(dueAt, zone, locale);
  if (date === today) return time;
  return date === addDaysTo(today, 1)
    ? `${time} tomorrow`
    : `${formatDay(dueAt, zone, locale)}, ${time}`;
}
