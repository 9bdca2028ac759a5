import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { AdminIcon } from './admin-icon.tsx';
import styles from './admin-tabs.module.css';
import { EntryLink } from './entry-link.tsx';
import { useNavigation } from './use-navigation.ts';

const MoreDialog = lazy(async () => ({
  default: (await import('./more-dialog.tsx')).MoreDialog,
}));

/** The bottom tab bar on phones: the entries of the first group; all others are in the More menu. */
export function AdminTabs({
  user,
  onSearch,
  onSignOut,
}: {
  user: { username: string };
  onSearch: () => void;
  onSignOut: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const { main } = useNavigation();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect closes the menu whenever the pathname changes
  useEffect(() => setOpen(false), [pathname]);
  return (
    <nav className={styles.tabs} aria-label="Back office, short" data-bottom-bar>
      {main[0]?.entries.map((entry) => (
        <EntryLink key={entry.label} entry={entry} className={styles.tab} />
      ))}
      <button
        type="button"
        className={styles.tab}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <AdminIcon name="more" />
        More
      </button>
      {isOpen && (
        <Suspense>
          <MoreDialog
            username={user.username}
            onSearch={onSearch}
            onSignOut={onSignOut}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </nav>
  );
}
