import type { ReactNode } from 'react';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import type { FirmDraft, List } from './firm-draft.ts';
import styles from './section.module.css';
import { Section } from './section.tsx';
import { type FirmForm, focusField } from './use-firm-form.ts';

/** A list in the profile, with a button to add a row. */
export function ListSection<Name extends List>({
  form,
  list,
  title,
  lead,
  add,
  firstField,
  empty,
  children,
}: {
  form: FirmForm;
  list: Name;
  title: string;
  lead: string;
  /** The label of the add button. */
  add: string;
  /** The field that gets the focus in a new row. */
  firstField: string;
  empty?: ReactNode;
  children: (row: FirmDraft[Name][number], index: number) => ReactNode;
}) {
  const rows: readonly FirmDraft[Name][number][] = form.draft[list];
  const error = form.errors[list];
  const addRow = () => {
    form.addRow(list);
    focusField(`${list}.${rows.length}.${firstField}`);
  };
  return (
    <Section
      title={title}
      lead={lead}
      action={
        <Button size="sm" onClick={addRow}>
          <AdminIcon name="plus" size="sm" />
          {add}
        </Button>
      }
    >
      {rows.length === 0 && empty}
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          <li key={row.key}>{children(row, index)}</li>
        ))}
      </ul>
      {error && <p role="alert">{error}</p>}
    </Section>
  );
}
