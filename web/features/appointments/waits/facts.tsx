import styles from '../client-page/appointment-page.module.css';

/** Facts as labels and values. */
export const Facts = ({
  facts,
}: {
  facts: readonly (readonly [label: string, value: string])[];
}) => (
  <dl className={styles.question}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt className="muted small">{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
