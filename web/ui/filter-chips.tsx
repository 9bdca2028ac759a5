import styles from './filter-chips.module.css';

/** A filter as a row of links, so that each choice has a URL and works without JavaScript. */
export function FilterChips({
  label,
  chips,
}: {
  /** What the filter is about, for screen readers. */
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
