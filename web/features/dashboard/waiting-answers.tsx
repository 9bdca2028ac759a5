import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { dueText, isLate, spanText } from '../../../src/features/answers/rules.ts';
import { formatCount } from '../../../src/platform/pagination/rules.ts';
import { QueryState } from '../../admin/query-state.tsx';
import { useNow } from '../../admin/use-now.ts';
import { countOf } from '../../lib/count-of.ts';
import { trpc } from '../../lib/trpc.ts';
import rows from '../../ui/rows.module.css';
import styles from '../answers/answers.module.css';
import { AnswerFigures } from './answer-figures.tsx';
import { Card, CardEmptyText } from './card.tsx';

const MINUTE_MS = 60_000;

const PLACES = { message: '/admin/contact-submissions', booking: '/admin/appointments' } as const;

/** The messages and bookings that wait for an answer, with their waiting times, and the firm's recent reply times. */
export function WaitingAnswers() {
  const query = trpc.answers.waiting.useQuery();
  const now = useNow(MINUTE_MS);
  return (
    <Card title="Waiting for an Answer" to="/admin/contact-submissions">
      <QueryState
        query={query}
        what="The list"
        isEmpty={({ people }) => people.length === 0}
        empty={<CardEmptyText>No unanswered messages.</CardEmptyText>}
      >
        {({ messages, bookings, late, people }) => (
          <>
            <p className={`${styles.summary} muted small`}>
              {countOf(messages, 'message')} and {countOf(bookings, 'new booking')} to answer,{' '}
              {formatCount(late)} late.
            </p>
            <ul className={rows.rows}>
              {people.map(({ kind, id, firstName, lastName, since, dueAt }) => (
                <li key={id} className={styles.person}>
                  <Link to={PLACES[kind]} search={{ open: id }}>
                    {firstName} {lastName}
                  </Link>
                  <span className="muted small num">
                    {kind === 'booking' ? 'Booking, ' : ''}waits {spanText(new Date(since), now)}
                  </span>
                  <Badge color={isLate(new Date(dueAt), now) ? 'destructive' : 'gray'}>
                    {dueText(new Date(dueAt), now)}
                  </Badge>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryState>
      <AnswerFigures />
    </Card>
  );
}
