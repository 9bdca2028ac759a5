import { useLocale } from '../../lib/use-locale.ts';
import styles from './law.module.css';
import { dateWords, SURE_WORDS } from './review-words.ts';

/** The rule behind a line; opened, where and when it was read. */
export function ItemSource({
  of: { rule, source, asOf, sure },
  isOpen = false,
}: {
  of: { rule: string; source: string; asOf: string; sure: keyof typeof SURE_WORDS };
  isOpen?: boolean;
}) {
  const locale = useLocale();
  return (
    <details className={styles.source} open={isOpen}>
      <summary>{rule}</summary>
      <p>
        Source: {source}; {SURE_WORDS[sure]}, {dateWords(asOf, locale)}.
      </p>
    </details>
  );
}
