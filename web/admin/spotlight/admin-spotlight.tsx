import { Spotlight } from '@mantine/spotlight';
import { SearchPanel } from './search-panel.tsx';
import styles from './spotlight.module.css';
import { spotlight, spotlightStore } from './spotlight-store.ts';

/** The search of the back office: people, messages, appointments, articles, pages, sections and actions. */
export function AdminSpotlight(props: { onHelp: () => void; onSignOut: () => void }) {
  return (
    <Spotlight.Root
      store={spotlightStore}
      // The shortcut is handled in `use-hotkeys.ts`.
      shortcut={null}
      size="40rem"
      transitionProps={{ duration: 0 }}
      overlayProps={{ className: styles.overlay }}
      classNames={CLASSES}
      attributes={{ content: { 'aria-label': 'Search' } }}
      // We handle both ourselves: Mantine would also close a dialog underneath, and return the focus to the panel's own
      // input.
      closeOnEscape={false}
      returnFocus={false}
      closeOnActionTrigger={false}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        spotlight.close();
      }}
    >
      <SearchPanel {...props} />
    </Spotlight.Root>
  );
}

const CLASSES = {
  inner: styles.inner,
  content: styles.content,
  search: styles.search,
  actionsList: styles.list,
  actionsGroup: styles.group,
  action: styles.action,
  actionLabel: styles.label,
  actionDescription: styles.detail,
  empty: styles.line,
};
