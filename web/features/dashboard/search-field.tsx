import { spotlight } from '../../admin/spotlight/spotlight-store.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './search-field.module.css';

/**
 * A button that looks like an input and opens the back office's search for people, messages, appointments and articles.
 */
export function SearchField() {
  return (
    <search>
      <button type="button" className={styles.field} onClick={() => spotlight.open()}>
        <Icon name="search" />
        Search people, messages, appointments, articles
      </button>
    </search>
  );
}
