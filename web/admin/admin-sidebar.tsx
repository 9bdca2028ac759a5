import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { AdminIcon } from './admin-icon.tsx';
import styles from './admin-sidebar.module.css';
import { IconButton } from './icon-button.tsx';
import { SectionLink } from './section-link.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { useSectionGroups } from './use-sections.ts';

/** The sidebar: navigation and the signed-in user. */
export function AdminSidebar({
  brand,
  firmName,
  user,
  onSearch,
  onSignOut,
}: {
  brand: ReactNode;
  firmName: string;
  user: { username: string };
  onSearch: () => void;
  onSignOut: () => void;
}) {
  const groups = useSectionGroups();
  return (
    <aside className={styles.sidebar} aria-label="Back office">
      {brand}
      <button type="button" className={styles.find} onClick={onSearch}>
        <Icon name="search" size="sm" />
        Search or go to…
        <kbd>{isApple() ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {groups.map(({ title, sections }) => (
        <nav key={title} aria-label={title}>
          {title !== 'Overview' && <p className={styles.group}>{title}</p>}
          {sections.map((section) => (
            <SectionLink key={section.to} section={section} className={styles.item} />
          ))}
        </nav>
      ))}
      <div className={styles.foot}>
        <div className={styles.tools}>
          <a className={styles.item} href="/">
            <Icon name="external" size="sm" />
            View website
          </a>
          <ThemeMenu />
        </div>
        <div className={styles.me}>
          <span className={styles.initial} aria-hidden="true">
            {user.username.slice(0, 1).toUpperCase()}
          </span>
          <Link to="/admin/account" className={styles.account} title="Your account">
            <b>{user.username}</b>
            <span className="muted small">{firmName}</span>
          </Link>
          <IconButton label="Sign Out" onClick={onSignOut}>
            <AdminIcon name="sign-out" />
          </IconButton>
        </div>
      </div>
    </aside>
  );
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
