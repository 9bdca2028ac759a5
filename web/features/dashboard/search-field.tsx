import { spotlight } from '../../admin/spotlight/spotlight-store.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './search-field.module.css';

/** Opens the search of the back office, which finds people, messages, appointments and articles at once. */
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
