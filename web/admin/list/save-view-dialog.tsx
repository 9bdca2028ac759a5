import { TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { MAX_VIEW_NAME } from '../../../src/features/staff/list-settings/rules.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { findView, type SavedView, saveView } from './saved-views.ts';
import type { ListSettings } from './use-list-settings.ts';

/** Asks for a name to save the current view of a list. The name of an existing view replaces that view. */
export function SaveViewDialog({
  views,
  shown,
  changeViews,
  onClose,
}: {
  views: readonly SavedView[];
  shown: Omit<SavedView, 'name'>;
  changeViews: ListSettings['changeViews'];
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const id = useId();
  const name = text.trim();
  const replaced = findView(views, name);
  return (
    <Dialog
      title="Save View"
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" type="submit" form={id}>
            {replaced ? 'Overwrite' : 'Save View'}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (!name) return;
          changeViews((before) => saveView(before, { ...shown, name }));
          onClose();
        }}
      >
        <TextInput
          data-autofocus
          label="Name"
          description={
            replaced
              ? `Replaces the view “${replaced.name}”.`
              : 'Saves the filters, sort order and columns for you, on every device.'
          }
          autoComplete="off"
          maxLength={MAX_VIEW_NAME}
          value={text}
          error={isTried && !name && 'Enter a name'}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
    </Dialog>
  );
}
