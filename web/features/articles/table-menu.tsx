import { Menu } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  toggleHeader,
} from '@tiptap/pm/tables';
import { type Editor, useEditorState } from '@tiptap/react';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { insertTable } from './table-commands.ts';

const IN_TABLE: readonly (readonly [label: string, command: Command])[] = [
  ['Add row above', addRowBefore],
  ['Add row below', addRowAfter],
  ['Delete row', deleteRow],
  ['Add column before', addColumnBefore],
  ['Add column after', addColumnAfter],
  ['Delete column', deleteColumn],
  ['Header row', toggleHeader('row')],
  ['Delete table', deleteTable],
];

/** Inserts a table or changes the one around the cursor. */
export function TableMenu({ editor }: { editor: Editor }) {
  const isInside = useEditorState({
    editor,
    selector: ({ editor: { state } }) => isInTable(state),
  });
  const run = (command: Command) => command(editor.state, editor.view.dispatch);
  const items = isInside ? IN_TABLE : ([['Insert table', insertTable]] as const);
  return (
    <Menu
      withinPortal={false}
      transitionProps={{ duration: 0 }}
      returnFocus={false}
      onClose={() => editor.view.focus()}
    >
      <Menu.Target>
        <RichTextEditor.Control aria-label="Table" title="Table" active={isInside}>
          <AdminIcon name="table" size="sm" />
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(([label, command]) => (
          <Menu.Item key={label} onClick={() => run(command)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
