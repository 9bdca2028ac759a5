import { Fragment } from 'react';
import styles from './whole-words.module.css';

/** A text whose words are not broken at their hyphens, such as the options of a command. */
export function WholeWords({ text }: { text: string }) {
  return text.split(' ').map((word, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never change places
    <Fragment key={place}>
      {place > 0 && ' '}
      {word.includes('-') ? <span className={styles.word}>{word}</span> : word}
    </Fragment>
  ));
}
