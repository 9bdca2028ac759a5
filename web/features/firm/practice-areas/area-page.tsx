import type { ReactNode } from 'react';
import type { PracticeArea } from '../../../../src/features/firm/practice-areas/rules.ts';
import { Figure } from '../../../ui/art/figure.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { StructuredData } from '../../../ui/structured-data.tsx';
import { BookingLink } from '../../appointments/booking-link.tsx';
import { questionsData } from '../structured-data.ts';
import styles from './area-page.module.css';
import type { Question } from './questions.ts';

/** The page of a practice area: its sections and frequent questions. */
export function AreaPage({
  title,
  lead,
  area,
  canBook,
  questions,
  notice,
  children,
}: {
  title: string;
  lead: string;
  area: PracticeArea;
  canBook: boolean;
  questions: readonly Question[];
  /** A notice directly under the title. */
  notice?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <PageHead title={title} lead={lead}>
        {notice}
      </PageHead>
      <div className={`wrap ${styles.columns}`}>
        <div className="prose">
          {children}
          <h2>Questions people ask first</h2>
          <StructuredData data={questionsData(questions)} />
          {questions.map(({ question, answer }) => (
            <details key={question} className={styles.question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
          <p className="muted small">
            This page is general information about California law, not legal advice. Your facts
            matter.
          </p>
        </div>
        <aside className={styles.aside}>
          <Figure name={area} />
          <p className="plain">
            <b>The first talk is free</b>Bring whatever papers you have. Missing ones are fine.
          </p>
          {canBook && (
            <BookingLink variant="primary" area={area}>
              Schedule Consultation
            </BookingLink>
          )}
          <a className="go" href={`/contact?service=${area}`}>
            Or write to us
          </a>
        </aside>
      </div>
    </>
  );
}
