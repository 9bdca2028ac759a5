import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './admin-sidebar.module.css';
import { EntryLink } from './entry-link.tsx';
import { SETTINGS } from './settings-groups.ts';
import { useNavigation } from './use-navigation.ts';

/** The sidebar: navigation and the signed-in user. */
export function AdminSidebar({
  brand,
  user,
  onSearch,
  onSignOut,
}: {
  brand: ReactNode;
  user: { username: string };
  onSearch: () => void;
  onSignOut: () => void;
}) {
  const { main, settings } = useNavigation();
  return (
    <aside className={styles.sidebar} aria-label="Back office">
      {brand}
      <button type="button" className={styles.find} onClick={onSearch}>
        <Icon name="search" size="sm" />
        Find
        <kbd>{isApple() ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {main.map(({ title, entries }) => (
        <nav key={title} aria-label={title}>
          {entries.map((entry) => (
            <EntryLink key={entry.label} entry={entry} className={styles.item} />
          ))}
        </nav>
      ))}
      {settings.length > 0 && (
        <nav aria-label="Settings">
          <EntryLink entry={SETTINGS} className={styles.item} />
        </nav>
      )}
      <div className={styles.foot}>
        <AccountMenu username={user.username} onSignOut={onSignOut} />
      </div>
    </aside>
  );
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
