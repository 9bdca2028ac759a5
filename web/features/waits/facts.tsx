import styles from '../contact/contact-form.module.css';

/** Facts as labels and values. */
export const Facts = ({
  facts,
}: {
  facts: readonly (readonly [label: string, value: string])[];
}) => (
  <dl className={styles.sent}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt className="muted small">{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
