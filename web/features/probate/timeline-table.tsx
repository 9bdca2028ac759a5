import type { TimelineStep } from '../../../src/features/probate/timeline/rules.ts';
import { m } from '../../lib/messages.ts';
import styles from './timeline-table.module.css';

/** The steps of a probate and of a living trust as a table, with the legal rules and their sources. */
export function TimelineTable({
  steps,
  trust,
  code,
}: {
  steps: readonly TimelineStep[];
  trust: Omit<TimelineStep, 'from' | 'to'>;
  /** Goes before the sections of each step. */
  code: string;
}) {
  return (
    <details className={styles.same}>
      <summary>{m.calculator.viewTable}</summary>
      <table>
        <caption className="visually-hidden">{m.calculator.tableCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{m.calculator.step}</th>
            <th scope="col">{m.calculator.when}</th>
            <th scope="col">{m.calculator.whatIsPaid}</th>
            <th scope="col">{m.calculator.source}</th>
          </tr>
        </thead>
        <tbody>
          {[
            ...steps,
            { ...trust, title: m.calculator.trustStep({ step: lowered(trust.title) }) },
          ].map((step) => (
            <tr key={step.title}>
              <th scope="row">
                <b>{step.title}</b>
                <span>{step.rule}</span>
              </th>
              <td data-column={m.calculator.when}>{step.when}</td>
              <td data-column={m.calculator.paid}>{step.paid}</td>
              <td data-column={m.calculator.source}>
                {`${code} `}
                {step.sections}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const lowered = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);
