import styles from './waits.module.css';

/** Facts as labels and values. */
export const Facts = ({
  facts,
  isOffer = false,
}: {
  facts: readonly (readonly [label: string, value: string])[];
  isOffer?: boolean;
}) => (
  <dl className={`${styles.facts} ${isOffer ? styles.offered : ''}`}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
