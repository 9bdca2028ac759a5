import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { MAX_VIEW_NAME } from '../../../src/features/staff/list-settings/rules.ts';
import { AdminIcon } from '../admin-icon.tsx';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import styles from './manage-views-dialog.module.css';
import { findView, renameView, type SavedView } from './saved-views.ts';
import type { ListSettings } from './use-list-settings.ts';

/** A saved view with its actions; renaming turns its name into a field. */
export function ViewRow({
  view,
  views,
  changeViews,
  onRenamed,
  onOverwrite,
  onDelete,
}: {
  view: SavedView;
  views: readonly SavedView[];
  changeViews: ListSettings['changeViews'];
  /** Called when the name field, which has the focus, is closed. */
  onRenamed: () => void;
  onOverwrite: () => void;
  onDelete: () => void;
}) {
  const { name } = view;
  const [isRenaming, setIsRenaming] = useState(false);
  if (isRenaming) {
    return (
      <li>
        <RenameForm
          name={name}
          isTaken={(typed) => ![undefined, view].includes(findView(views, typed))}
          onRename={(to) => changeViews((before) => renameView(before, name, to))}
          onClose={() => {
            onRenamed();
            setIsRenaming(false);
          }}
        />
      </li>
    );
  }
  return (
    <li className={styles.view}>
      <span className={styles.name}>{name}</span>
      <Button size="sm" variant="subtle" aria-label={`Overwrite ${name}`} onClick={onOverwrite}>
        Overwrite
      </Button>
      <IconButton label={`Rename ${name}`} onClick={() => setIsRenaming(true)}>
        <AdminIcon name="edit" />
      </IconButton>
      <IconButton label={`Delete ${name}`} onClick={onDelete}>
        <AdminIcon name="trash" />
      </IconButton>
    </li>
  );
}

function RenameForm({
  name,
  isTaken,
  onRename,
  onClose,
}: {
  name: string;
  isTaken: (typed: string) => boolean;
  onRename: (to: string) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState(name);
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      noValidate
      className={styles.view}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = text.trim();
        const problem = !typed
          ? 'Enter a name'
          : isTaken(typed)
            ? 'Another view has this name'
            : '';
        setError(problem);
        if (problem) return field.current?.focus();
        onRename(typed);
        onClose();
      }}
    >
      <TextInput
        ref={field}
        className={styles.name}
        aria-label={`New name of ${name}`}
        // The field replaces the button that was clicked.
        autoFocus
        autoComplete="off"
        maxLength={MAX_VIEW_NAME}
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
      <Button size="sm" variant="filled" type="submit">
        Rename
      </Button>
      <Button size="sm" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
