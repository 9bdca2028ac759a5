import styles from './filter-chips.module.css';

/** One choice out of a few as links, so that it has an address and works without scripts. */
export function FilterChips({
  label,
  chips,
}: {
  /** What is chosen, for screen readers. */
  label: string;
  chips: readonly { href: string; text: string; isCurrent: boolean }[];
}) {
  return (
    <nav className={styles.chips} aria-label={label}>
      {chips.map(({ href, text, isCurrent }) => (
        <a key={text} href={href} aria-current={isCurrent ? 'true' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}
