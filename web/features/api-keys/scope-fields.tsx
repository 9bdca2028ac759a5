import { Checkbox, Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import {
  KEY_PERMISSIONS,
  type Permission,
  permissionLabel,
  scopeOf,
} from '../../../src/platform/auth/permission-rules.ts';
import { Button } from '../../admin/button.tsx';
import styles from './scope-fields.module.css';
import { READ_PERMISSIONS, SCOPE_COLUMNS, SCOPE_TABLES, type ScopeTable } from './scope-tables.ts';

type Chosen = { value: readonly string[]; onChange: (scopes: string[]) => void };

/** The scopes of a key, as tables with a checkbox for reading, changing and exporting. */
export function ScopeFields({ error, ...chosen }: Chosen & { error: ReactNode }) {
  const id = useId();
  return (
    <fieldset aria-labelledby={`${id}-label`} aria-describedby={`${id}-error`}>
      <div className={styles.bar}>
        <h3 id={`${id}-label`}>What it may do</h3>
        <Button size="sm" onClick={() => chosen.onChange(READ_PERMISSIONS.map(scopeOf))}>
          Read all
        </Button>
        <Button size="sm" onClick={() => chosen.onChange([])}>
          Nothing
        </Button>
        <Input.Error id={`${id}-error`}>{error}</Input.Error>
        <p className="muted num" role="status">
          <b>{chosen.value.length}</b> of {KEY_PERMISSIONS.length} chosen
        </p>
      </div>
      <div className={styles.columns}>
        {SCOPE_TABLES.map((tables) => (
          <div key={tables[0]?.title}>
            {tables.map((table) => (
              <OneTable key={table.title} table={table} {...chosen} />
            ))}
          </div>
        ))}
      </div>
      <p className={styles.note}>
        A key is a long password for a program. It is shown once, and can never change staff,
        sign-in or other keys.
      </p>
    </fieldset>
  );
}

function OneTable({ table: { title, rows }, value, onChange }: Chosen & { table: ScopeTable }) {
  const toggle = (scope: string, isChosen: boolean) =>
    onChange(isChosen ? [...value, scope] : value.filter((each) => each !== scope));
  const cell = (label: string, column: string, permission: Permission | undefined) => {
    if (!permission) {
      return (
        <span aria-hidden="true" className="muted">
          ·
        </span>
      );
    }
    const scope = scopeOf(permission);
    return (
      <Checkbox
        size="sm"
        aria-label={`${label}: ${column.toLowerCase()}`}
        title={permissionLabel(permission)}
        checked={value.includes(scope)}
        onChange={({ currentTarget }) => toggle(scope, currentTarget.checked)}
      />
    );
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {SCOPE_COLUMNS.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, permissions }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {SCOPE_COLUMNS.map((column) => (
              <td key={column}>{cell(label, column, permissions[column])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
