import { Menu } from '@mantine/core';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button } from '../../../admin/button.tsx';

/** A menu to insert a merge field of a text, such as {city}. */
export function InsertFieldMenu({
  label,
  fields,
  onInsert,
}: {
  /** The label of the text field. */
  label: string;
  fields: readonly (readonly [name: string, label: string])[];
  onInsert: (name: string) => void;
}) {
  return (
    <Menu
      withinPortal={false}
      transitionProps={{ duration: 0 }}
      returnFocus={false}
      position="bottom-start"
    >
      <Menu.Target>
        <Button size="sm" aria-label={`Insert Field: ${label}`}>
          <AdminIcon name="plus" size="sm" />
          Insert Field
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {fields.map(([name, meaning]) => (
          <Menu.Item
            key={name}
            // Deferred until the menu has closed.
            onClick={() => requestAnimationFrame(() => onInsert(name))}
          >
            {meaning}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
