import { TextInput } from '@mantine/core';
import { Link, useRouterState } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { AdminIcon } from './admin-icon.tsx';
import styles from './admin-tabs.module.css';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { EntryLink } from './entry-link.tsx';
import { findEntries } from './find-entries.ts';
import { ThemeMenu } from './theme-menu.tsx';
import { useNavigation } from './use-navigation.ts';

/** All entries of the navigation that have no tab of their own on a phone. */
export function MoreDialog({
  username,
  onSearch,
  onSignOut,
  onClose,
}: {
  username: string;
  onSearch: () => void;
  onSignOut: () => void;
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  const { main, settings } = useNavigation();
  const found = findEntries([...main, ...settings], text);
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  /** Closes the dialog if the link leads to the page that is open; otherwise the new page closes it. */
  const closeIfOpen = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    if (currentTarget.pathname === pathname) onClose();
  };
  const isAll = text.trim() === '';
  return (
    <Dialog
      title="More"
      lead={<p className="muted small">Signed in as {username}</p>}
      onClose={onClose}
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
      <search>
        <TextInput
          aria-label="Find a section"
          placeholder="Find a section"
          type="search"
          leftSection={<Icon name="search" />}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </search>
      {(isAll ? found.slice(1) : found).map(({ title, entries }) => (
        <section key={title} className={styles.all}>
          <h3>{title}</h3>
          {entries.map((entry) => (
            <EntryLink
              key={entry.label}
              entry={entry}
              className={styles.entry}
              onClick={closeIfOpen}
            />
          ))}
        </section>
      ))}
      <section className={styles.all}>
        <h3>You</h3>
        {isAll && (
          <Link to="/admin/account" className={styles.entry}>
            <AdminIcon name="person" />
            Your account
          </Link>
        )}
        <button
          type="button"
          className={styles.entry}
          onClick={() => {
            onClose();
            onSearch();
          }}
        >
          <Icon name="search" />
          Find people, messages and articles
        </button>
        {isAll && (
          <a className={styles.entry} href="/">
            <Icon name="external" />
            View website
          </a>
        )}
      </section>
    </Dialog>
  );
}
