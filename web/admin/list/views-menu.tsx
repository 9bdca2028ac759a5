import { Menu } from '@mantine/core';
import { useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { AdminIcon } from '../admin-icon.tsx';
import { Button } from '../button.tsx';
import { DEFAULT_LAYOUT } from './list-layout.ts';
import { ManageViewsDialog } from './manage-views-dialog.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { isSameView, type SavedView, type ViewSearch } from './saved-views.ts';
import type { ListSettings } from './use-list-settings.ts';

const DEFAULT_VIEW = { search: {}, layout: DEFAULT_LAYOUT };

// Begins with a space, which a view's name cannot, so no view has this value.
const DEFAULT_VALUE = ' default';

/**
 * The saved views of a list: the name of the one that is shown, the items of a menu to choose, save and manage views, and
 * the dialogs of these items, to be rendered outside the menu.
 */
export function useViews({
  ids,
  settings,
  search,
  onSearch,
  onDialog,
}: {
  /** The ids of the list's columns. */
  ids: readonly string[];
  settings: ListSettings;
  search: ViewSearch;
  /** Sets some search parameters. */
  onSearch: (change: ViewSearch) => void;
  /** Called before a dialog opens. */
  onDialog?: () => void;
}) {
  const { views, layout, changeLayout, changeViews } = settings;
  const [dialog, setDialog] = useState<'save' | 'manage'>();
  const shown = { search, layout };
  const isDefault = isSameView(ids, shown, DEFAULT_VIEW);
  const current = views.find((view) => isSameView(ids, shown, view));
  const choose = ({ search: chosen, layout: chosenLayout }: Omit<SavedView, 'name'>) => {
    changeLayout(() => chosenLayout);
    const blanks = Object.fromEntries(Object.keys(search).map((name) => [name, undefined]));
    onSearch({ ...blanks, ...chosen });
  };
  const open = (which: typeof dialog) => {
    onDialog?.();
    setDialog(which);
  };
  const dialogProps = { views, shown, changeViews, onClose: () => setDialog(undefined) };
  return {
    label: current?.name ?? (isDefault ? 'Default view' : 'Unsaved view'),
    items: (
      <>
        <Menu.RadioGroup
          value={current?.name ?? (isDefault ? DEFAULT_VALUE : '')}
          onChange={(name) => choose(views.find((view) => view.name === name) ?? DEFAULT_VIEW)}
        >
          {[{ name: DEFAULT_VALUE }, ...views].map(({ name }) => (
            <Menu.RadioItem
              key={name}
              value={name}
              closeMenuOnClick
              checkIcon={<Icon name="check" size="sm" />}
            >
              {name === DEFAULT_VALUE ? 'Default view' : name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item onClick={() => open('save')}>Save View…</Menu.Item>
        {views.length > 0 && <Menu.Item onClick={() => open('manage')}>Manage Views…</Menu.Item>}
      </>
    ),
    dialogs: (
      <>
        {dialog === 'save' && <SaveViewDialog {...dialogProps} />}
        {dialog === 'manage' && <ManageViewsDialog {...dialogProps} />}
      </>
    ),
  };
}

/** The button that shows the chosen view of a list, and its menu. */
export function ViewsMenu(props: Omit<Parameters<typeof useViews>[0], 'onDialog'>) {
  const button = useRef<HTMLButtonElement>(null);
  // The focused menu item is about to be removed, and a dialog returns the focus to the element that had it before.
  const views = useViews({ ...props, onDialog: () => button.current?.focus() });
  return (
    <>
      <Menu position="bottom-end" withinPortal={false}>
        <Menu.Target>
          <Button ref={button}>
            <AdminIcon name="bookmark" />
            {views.label}
            <Icon name="chevron-down" size="sm" />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>{views.items}</Menu.Dropdown>
      </Menu>
      {views.dialogs}
    </>
  );
}
