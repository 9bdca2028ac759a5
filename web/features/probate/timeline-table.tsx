import type { TimelineStep } from '../../../src/features/probate/timeline/rules.ts';
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
      <summary>View as a table</summary>
      <table>
        <caption className="visually-hidden">
          Typical steps of a probate and the step of a living trust
        </caption>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">When</th>
            <th scope="col">What is paid</th>
            <th scope="col">Source</th>
          </tr>
        </thead>
        <tbody>
          {[...steps, { ...trust, title: `Living trust: ${lowered(trust.title)}` }].map((step) => (
            <tr key={step.title}>
              <th scope="row">
                <b>{step.title}</b>
                <span>{step.rule}</span>
              </th>
              <td data-column="When">{step.when}</td>
              <td data-column="Paid">{step.paid}</td>
              <td data-column="Source">
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
