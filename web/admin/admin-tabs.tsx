import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { AdminIcon } from './admin-icon.tsx';
import styles from './admin-tabs.module.css';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { SectionLink } from './section-link.tsx';
import { TAB_PATHS } from './sections.ts';
import { ThemeMenu } from './theme-menu.tsx';
import { useSections } from './use-sections.ts';

/** The bottom tab bar on phones; the remaining sections are in the More menu. */
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
  const sections = useSections();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect closes the menu whenever the pathname changes
  useEffect(() => setOpen(false), [pathname]);
  return (
    <nav className={styles.tabs} aria-label="Back office, short" data-bottom-bar>
      {sections
        .filter(({ to }) => TAB_PATHS.includes(to))
        .map((section) => (
          <SectionLink key={section.to} section={section} className={styles.tab} isShort />
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
        <Dialog
          title="Back office"
          lead={<p className="muted small">Signed in as {user.username}</p>}
          onClose={() => setOpen(false)}
          footer={
            <>
              <ThemeMenu />
              <Button onClick={onSignOut}>
                <AdminIcon name="sign-out" />
                Sign Out
              </Button>
            </>
          }
        >
          <div className={styles.all}>
            {sections.map((section) => (
              <SectionLink key={section.to} section={section} className={styles.entry} />
            ))}
            <Link to="/admin/account" className={styles.entry}>
              <AdminIcon name="person" />
              Your account
            </Link>
            <button
              type="button"
              className={styles.entry}
              onClick={() => {
                setOpen(false);
                onSearch();
              }}
            >
              <Icon name="search" />
              Search or go to…
            </button>
            <a className={styles.entry} href="/">
              <Icon name="external" />
              View website
            </a>
          </div>
        </Dialog>
      )}
    </nav>
  );
}
