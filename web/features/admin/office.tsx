import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { useSignOut } from '../identity/use-sign-out.ts';
import { Brand } from '../site/brand.tsx';
import { ThemeToggle } from '../site/theme-toggle.tsx';
import styles from './office.module.css';

const SECTIONS = [
  { to: '/admin', text: 'Dashboard' },
  { to: '/admin/staff', text: 'Staff' },
] as const;

/** What stands around every page of the back office. */
export function Office({
  firmName,
  user,
  children,
}: {
  firmName: string;
  user: { username: string };
  children: ReactNode;
}) {
  const signOut = useSignOut();
  return (
    <div className={styles.office}>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <header className={styles.head}>
        <Brand name={firmName} />
        <nav aria-label="Back office">
          {SECTIONS.map(({ to, text }) => (
            <Link key={to} to={to} activeOptions={{ exact: true }}>
              {text}
            </Link>
          ))}
        </nav>
        <ThemeToggle />
        <span className={styles.user}>{user.username}</span>
        <Button size="sm" onClick={signOut}>
          Sign Out
        </Button>
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
    </div>
  );
}
