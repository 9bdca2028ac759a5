import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { type CommandProps, type Editor, Mark, mergeAttributes, Node } from '@tiptap/react';
import { PictureNode } from './picture-node.ts';

/** A mark that consists of one element without attributes; `command` toggles it, for Mantine's button. */
const plainMark = (name: string, tag: string, style?: string, command?: string) =>
  Mark.create({
    name,
    excludes: name,
    parseHTML: () => [{ tag }, ...(style ? [{ style }] : [])],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addCommands: () =>
      command
        ? {
            [command]:
              () =>
              ({ commands }: CommandProps) =>
                commands.toggleMark(name),
          }
        : {},
  });

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

/** Cell attributes that prosemirror-tables requires; column widths are not stored. */
const cellAttributes = {
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  colwidth: { default: null, rendered: false },
};

/** A margin note, such as the explanation of a legal term. The bold text at its beginning is the title. */
const MarginNote = Node.create({
  name: 'marginNote',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: () => ['aside', { role: 'note', class: 'plain' }, 0],
});

const withRole = (role: 'table' | 'row' | 'cell' | 'header_cell', name: string) => ({
  extendNodeSchema: (extension: { name: string }) =>
    extension.name === name ? { tableRole: role } : {},
});

const toCell =
  (direction: 1 | -1) =>
  ({ editor: { view } }: { editor: Editor }) =>
    goToNextCell(direction)(view.state, view.dispatch);

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts: () => ({ Tab: toCell(1), 'Shift-Tab': toCell(-1) }),
  ...withRole('table', 'table'),
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
  ...withRole('row', 'tableRow'),
});

const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: () => cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
  ...withRole('cell', 'tableCell'),
});

const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  addAttributes: () => ({ ...cellAttributes, scope: { default: null } }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
  ...withRole('header_cell', 'tableHeader'),
});

/** Extensions beyond the starter kit: notes, pictures, tables, superscript, subscript and highlights. */
export const ARTICLE_NODES = [
  MarginNote,
  PictureNode,
  Table,
  TableRow,
  TableCell,
  TableHeader,
  plainMark('superscript', 'sup', 'vertical-align=super', 'toggleSuperscript'),
  plainMark('subscript', 'sub', 'vertical-align=sub', 'toggleSubscript'),
  plainMark('highlight', 'mark'),
];
