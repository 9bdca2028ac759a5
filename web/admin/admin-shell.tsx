import { Link, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import styles from './admin-shell.module.css';
import { AdminSidebar } from './admin-sidebar.tsx';
import { AdminTabs } from './admin-tabs.tsx';
import { ConfirmProvider } from './confirm-provider.tsx';
import { KeyboardHelp } from './keyboard-help.tsx';
import { Arrivals } from './live/arrivals.tsx';
import { useLiveChanges } from './live/use-live-changes.ts';
import { SectionAccess } from './section-access.tsx';
import { isSetting, sectionOf } from './sections.ts';
import { AdminSpotlight } from './spotlight/admin-spotlight.tsx';
import { spotlight } from './spotlight/spotlight-store.ts';
import { useFocusRecovery } from './use-focus-recovery.ts';
import { useFreshQueries } from './use-fresh-queries.ts';
import { useHotkeys } from './use-hotkeys.ts';
import { useCurrentSection } from './use-navigation.ts';

/** Print pages, rendered without the navigation. */
const PAPER_PATHS: readonly string[] = [
  '/admin/migration/report',
  '/admin/appointments/day-sheet',
  '/admin/for-your-it',
];

/** The frame around every back-office page. */
export function AdminShell({
  brand,
  user,
  onSignOut,
  children,
}: {
  /** The firm's mark and name. */
  brand: ReactNode;
  user: { username: string };
  onSignOut: () => void;
  children: ReactNode;
}) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = () => setHelpOpen(true);
  useFreshQueries();
  useLiveChanges();
  useFocusRecovery();
  const isPaper = useRouterState({
    select: ({ location }) => PAPER_PATHS.includes(location.pathname),
  });
  const section = useCurrentSection();
  useHotkeys({ onSearch: spotlight.toggle, onHelp: openHelp, isOff: isHelpOpen || isPaper });
  if (isPaper) return <main id="main">{children}</main>;
  return (
    <div className={styles.shell}>
      <ConfirmProvider>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <AdminSidebar brand={brand} user={user} onSearch={spotlight.open} onSignOut={onSignOut} />
        <div className={styles.column}>
          <header className={styles.bar}>{brand}</header>
          <main id="main" className={styles.main}>
            <Breadcrumbs />
            <SectionAccess section={section}>{children}</SectionAccess>
          </main>
        </div>
        <Arrivals />
        <AdminTabs user={user} onSearch={spotlight.open} onSignOut={onSignOut} />
        <AdminSpotlight onHelp={openHelp} onSignOut={onSignOut} />
        {isHelpOpen && <KeyboardHelp onClose={() => setHelpOpen(false)} />}
      </ConfirmProvider>
    </div>
  );
}

/** Links to the pages above the current one, for pages that no entry of the navigation leads to. */
function Breadcrumbs() {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const section = sectionOf(pathname);
  const isBelow = section !== undefined && pathname !== section.to;
  const isOfSettings = section !== undefined && isSetting(section);
  if (!isBelow && !isOfSettings) return null;
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumbs">
      <ol>
        {isOfSettings && (
          <li>
            <Link to="/admin/settings">Settings</Link>
          </li>
        )}
        <li>
          {isBelow ? (
            <Link to={section.to}>{section.title}</Link>
          ) : (
            <span aria-current="page">{section.title}</span>
          )}
        </li>
      </ol>
    </nav>
  );
}
