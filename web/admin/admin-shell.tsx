import { Link, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { Brand } from '../features/site/brand.tsx';
import { ConfirmProvider } from '../ui/confirm-provider.tsx';
import styles from './admin-shell.module.css';
import { AdminSidebar } from './admin-sidebar.tsx';
import { AdminTabs } from './admin-tabs.tsx';
import { CommandPalette } from './command-palette.tsx';
import { KeyboardHelp } from './keyboard-help.tsx';
import { SECTIONS } from './sections.ts';
import { useFreshQueries } from './use-fresh-queries.ts';
import { useHotkeys } from './use-hotkeys.ts';

type Overlay = 'palette' | 'help' | null;

/** Pages to be printed: nothing stands around them. */
const PAPER_PATHS: readonly string[] = ['/admin/migration/report'];

/** What stands around every page of the back office. */
export function AdminShell({
  firmName,
  user,
  children,
}: {
  firmName: string;
  user: { username: string };
  children: ReactNode;
}) {
  const [overlay, setOverlay] = useState<Overlay>(null);
  const close = useCallback(() => setOverlay(null), []);
  useFreshQueries();
  useHotkeys({
    onPalette: () => setOverlay('palette'),
    onHelp: () => setOverlay('help'),
    isOff: overlay !== null,
  });
  const isPaper = useRouterState({
    select: ({ location }) => PAPER_PATHS.includes(location.pathname),
  });
  if (isPaper) return <main id="main">{children}</main>;
  return (
    <div className={styles.shell}>
      <ConfirmProvider>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <AdminSidebar firmName={firmName} user={user} onPalette={() => setOverlay('palette')} />
        <div className={styles.column}>
          <header className={styles.bar}>
            <Brand name={firmName} />
          </header>
          <main id="main" className={styles.main}>
            <Breadcrumbs />
            {children}
          </main>
        </div>
        <AdminTabs user={user} onPalette={() => setOverlay('palette')} />
        {overlay === 'palette' && (
          <CommandPalette onClose={close} onHelp={() => setOverlay('help')} />
        )}
        {overlay === 'help' && <KeyboardHelp onClose={close} />}
      </ConfirmProvider>
    </div>
  );
}

/** Where one is, for small screens, whose navigation is out of sight. */
function Breadcrumbs() {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const section = SECTIONS.find(
    ({ to }) => to !== '/admin' && (pathname === to || pathname.startsWith(`${to}/`)),
  );
  if (!section) return null;
  const isBelow = pathname !== section.to;
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumbs">
      <ol>
        <li>
          <Link to="/admin">Dashboard</Link>
        </li>
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
