import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Icon } from '../ui/icon.tsx';
import styles from './account-menu.module.css';
import { AdminIcon } from './admin-icon.tsx';
import { ThemeChoices } from './theme-menu.tsx';

/** The signed-in user, with a menu for what concerns only them: account, theme, website and signing out. */
export function AccountMenu({ username, onSignOut }: { username: string; onSignOut: () => void }) {
  return (
    <Menu
      transitionProps={{ duration: 0 }}
      position="top-start"
      withinPortal={false}
      width="target"
    >
      <Menu.Target>
        <button type="button" className={styles.account}>
          <span className={styles.initial} aria-hidden="true">
            {username.slice(0, 1).toUpperCase()}
          </span>
          <b>{username}</b>
          <span className="visually-hidden">: account and theme</span>
          <Icon name="chevron-down" size="sm" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item renderRoot={(props) => <Link to="/admin/account" {...props} />}>
          Your account
        </Menu.Item>
        <Menu.Item component="a" href="/">
          View Website
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>Theme</Menu.Label>
        <ThemeChoices />
        <Menu.Divider />
        <Menu.Item leftSection={<AdminIcon name="sign-out" size="sm" />} onClick={onSignOut}>
          Sign Out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
