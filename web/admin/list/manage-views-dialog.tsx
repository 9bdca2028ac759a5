import { useEffect, useRef } from 'react';
import { showToast } from '../../lib/toasts.ts';
import { Dialog } from '../dialog.tsx';
import styles from './manage-views-dialog.module.css';
import { deleteView, type SavedView, saveView } from './saved-views.ts';
import type { ListSettings } from './use-list-settings.ts';
import { ViewRow } from './view-row.tsx';

/** Dialog to rename and delete the saved views of a list, or overwrite one with what the list shows now. */
export function ManageViewsDialog({
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
  const list = useRef<HTMLUListElement>(null);
  const isEmpty = views.length === 0;
  useEffect(() => {
    if (isEmpty) onClose();
  }, [isEmpty, onClose]);
  /** Called when the focused control is removed. */
  const focusTitle = () =>
    list.current?.closest('[role="dialog"]')?.querySelector<HTMLElement>('h2')?.focus();
  const tell = (text: string) => {
    const undo = { label: 'Undo', onAction: () => changeViews(() => views) };
    showToast({ tone: 'success', title: 'Success', text, action: undo });
  };
  return (
    <Dialog title="Saved Views" size="sm" onClose={onClose}>
      <ul ref={list} className={styles.views}>
        {views.map((view) => (
          <ViewRow
            key={view.name}
            view={view}
            views={views}
            changeViews={changeViews}
            onRenamed={focusTitle}
            onOverwrite={() => {
              changeViews((before) => saveView(before, { ...shown, name: view.name }));
              tell(`View “${view.name}” overwritten`);
            }}
            onDelete={() => {
              focusTitle();
              changeViews((before) => deleteView(before, view.name));
              tell(`View “${view.name}” deleted`);
            }}
          />
        ))}
      </ul>
    </Dialog>
  );
}
