import { Menu } from '@mantine/core';
import { useRef, useState } from 'react';
import { MERGE_FIELDS } from '../../../../../src/features/pages/rules.ts';
import { AdminIcon } from '../../../../admin/admin-icon.tsx';
import { Button } from '../../../../admin/button.tsx';
import type { InsertText } from './use-last-field.ts';

/** A menu to insert a merge field, such as {city}, into the text field that had the focus last. */
export function MergeFieldMenu({ onInsert }: { onInsert: InsertText }) {
  const button = useRef<HTMLButtonElement>(null);
  const [hasNoPlace, setNoPlace] = useState(false);
  const insert = (name: string) =>
    // Deferred until the menu has closed.
    requestAnimationFrame(() => setNoPlace(!onInsert(`{${name}}`, button.current)));
  return (
    <>
      <Menu transitionProps={{ duration: 0 }} returnFocus={false} position="bottom-start">
        <Menu.Target>
          <Button size="sm" ref={button}>
            <AdminIcon name="plus" size="sm" />
            Insert Firm Detail
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {MERGE_FIELDS.map(({ name, label }) => (
            <Menu.Item key={name} onClick={() => insert(name)}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <p className="muted small" role="status">
        {hasNoPlace && 'First click the text field where it should go.'}
      </p>
    </>
  );
}
