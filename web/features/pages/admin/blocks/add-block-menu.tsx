import { Menu } from '@mantine/core';
import { Fragment } from 'react';
import type { BlockType } from '../../../../../src/features/pages/blocks/schema.ts';
import { AdminIcon } from '../../../../admin/admin-icon.tsx';
import { Button } from '../../../../admin/button.tsx';
import styles from './block-list.module.css';
import { BLOCK_GROUPS } from './block-types.ts';

/** A menu to add a block of a chosen type at the end of the page. */
export function AddBlockMenu({ onAdd }: { onAdd: (type: BlockType) => void }) {
  return (
    <Menu
      transitionProps={{ duration: 0 }}
      returnFocus={false}
      position="top-start"
      withinPortal={false}
    >
      <Menu.Target>
        <Button className={styles.add}>
          <AdminIcon name="plus" />
          Add Block
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.kinds}>
        {BLOCK_GROUPS.map(({ title, kinds }) => (
          <Fragment key={title}>
            <Menu.Label>{title}</Menu.Label>
            {kinds.map(({ type, label, hint }) => (
              <Menu.Item key={type} onClick={() => onAdd(type)} aria-label={`${label}: ${hint}`}>
                {label} <span className="muted small">{hint}</span>
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
