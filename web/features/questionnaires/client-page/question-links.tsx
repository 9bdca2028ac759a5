import type { PageLinks } from '../../../../src/features/questionnaires/schema.ts';
import { here } from '../../../lib/addresses.ts';
import { m } from '../../../lib/messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import styles from './question-links.module.css';

/** On the page of an appointment: the questions that the firm asks about it. */
export function QuestionLinks({ links }: { links: PageLinks }) {
  if (links.length === 0) return null;
  return (
    <section className={styles.questions}>
      <h2>{m.intake.linkTitle}</h2>
      <p>{m.intake.linkText}</p>
      {links.map(({ path, title, isAnswered }) => (
        <a
          key={path}
          className={buttonClass({ variant: isAnswered ? 'outline' : 'primary' })}
          href={here(path)}
          data-plain
        >
          {isAnswered ? m.intake.seeThem({ title }) : m.intake.answerThem({ title })}
        </a>
      ))}
    </section>
  );
}
