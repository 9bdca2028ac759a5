import { type Command, TextSelection } from '@tiptap/pm/state';

const ROWS = 3;
const COLUMNS = 3;

/** Inserts an empty table with a header row, and puts the cursor into its first cell. */
export const insertTable: Command = (state, dispatch) => {
  const { table, tableRow, tableCell, tableHeader, paragraph } = state.schema.nodes;
  if (!table || !tableRow || !tableCell || !tableHeader || !paragraph) return false;
  const row = (cell: typeof tableCell) =>
    tableRow.create(
      null,
      Array.from({ length: COLUMNS }, () => cell.create(null, paragraph.create())),
    );
  const rows = Array.from({ length: ROWS }, (_, place) =>
    row(place === 0 ? tableHeader : tableCell),
  );
  if (dispatch) {
    const { tr } = state;
    const start = tr.selection.from;
    tr.replaceSelectionWith(table.create(null, rows));
    // Adds a paragraph, because otherwise the cursor could not be placed below the table.
    if (tr.doc.lastChild?.type === table) tr.insert(tr.doc.content.size, paragraph.create());
    tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1)));
    dispatch(tr.scrollIntoView());
  }
  return true;
};
