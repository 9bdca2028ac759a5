import styles from './filter-chips.module.css';

type Chip = {
  href: string;
  text: string;
  /** The language of the text, if it is not that of the page. */
  lang?: string | undefined;
  isCurrent: boolean;
  /** How many the choice finds. One that finds none is no link. */
  count?: number;
};

/** A filter as a row of links, so that each choice has a URL and works without JavaScript. */
export function FilterChips({
  label,
  chips,
}: {
  /** What the filter is about, for screen readers. */
  label: string;
  chips: readonly Chip[];
}) {
  return (
    <nav className={styles.chips} aria-label={label}>
      {chips.map(({ href, text, lang, isCurrent, count }) => {
        const words = count === undefined ? text : `${text} ${count}`;
        return count === 0 && !isCurrent ? (
          <span key={text} lang={lang}>
            {words}
          </span>
        ) : (
          <a key={text} href={href} lang={lang} aria-current={isCurrent ? 'true' : undefined}>
            {words}
          </a>
        );
      })}
    </nav>
  );
}
