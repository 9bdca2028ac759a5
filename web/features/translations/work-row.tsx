import { Link } from '@tanstack/react-router';
import { countOf } from '../../lib/count-of.ts';
import { useLocale } from '../../lib/use-locale.ts';
import styles from './languages.module.css';
import { STATE_WORDS } from './state-words.ts';
import type { Work } from './translations.ts';

/** An original: its name and address, how much of it is translated, and the link to its editor. */
export function WorkRow({ work, language }: { work: Work; language: string }) {
  const locale = useLocale();
  const { entity, key, name, path, state, isPublished } = work;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link
          to="/admin/languages/$language/$entity/$key"
          params={{ language, entity, key }}
          className={styles.open}
        >
          {name}
        </Link>
        {path && <span className={styles.path}>{path}</span>}
      </div>
      <p className={styles.texts}>
        {textsWords(work, locale)}
        {isPublished && state !== 'published' && ' · published'}
      </p>
      <span className={styles.act} aria-hidden="true">
        {STATE_WORDS[state].act}
      </span>
    </li>
  );
}

function textsWords({ state, textCount, translatedCount }: Work, locale: string): string {
  const all = countOf(textCount, 'text', locale);
  const open = textCount - translatedCount;
  switch (state) {
    case 'outdated':
      return open === 0 ? 'Texts were moved' : `${open} of ${all} changed`;
    case 'missing':
      return all;
    default:
      return open === 0 ? all : `${translatedCount} of ${all} translated`;
  }
}
