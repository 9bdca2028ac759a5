import { Menu } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { AdminIcon } from './admin-icon.tsx';
import { IconButton } from './icon-button.tsx';

/** A menu of the actions that are rarely used, such as exports; its items are `Menu.Item`s. */
export function MoreActions({
  label = 'More actions',
  children,
}: {
  label?: string;
  children: ReactNode;
}) {
  const target = useRef<HTMLButtonElement>(null);
  return (
    <Menu transitionProps={{ duration: 0 }} position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <IconButton ref={target} label={label}>
          <AdminIcon name="more" />
        </IconButton>
      </Menu.Target>
      {/* Before the item is removed, so that a dialog that it opens returns the focus to the button. */}
      <Menu.Dropdown onClickCapture={() => target.current?.focus()}>{children}</Menu.Dropdown>
    </Menu>
  );
}
