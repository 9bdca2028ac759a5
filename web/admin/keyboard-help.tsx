import { Dialog } from './dialog.tsx';
import styles from './keyboard-help.module.css';
import { useNavigation } from './use-navigation.ts';

const KEYS = [
  { keys: ['Ctrl', 'K'], does: 'Find people, sections and actions (⌘K on a Mac)' },
  { keys: ['?'], does: 'This list' },
  { keys: ['Esc'], does: 'Close the open dialog or menu' },
  { keys: ['F8'], does: 'Go to the notification' },
  { keys: ['j'], does: 'Lists: next row' },
  { keys: ['k'], does: 'Lists: previous row' },
  { keys: ['Enter'], does: 'Lists: open the row' },
  { keys: ['x'], does: 'Lists: select the row' },
  { keys: ['/'], does: 'Lists: search' },
  { keys: ['e'], does: 'Messages: mark as resolved' },
  { keys: ['r'], does: 'Messages: reply' },
  { keys: ['u'], does: 'Messages: mark as read or unread' },
  { keys: ['Ctrl', 'Enter'], does: 'Messages: send the reply' },
];

export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const { sections } = useNavigation();
  const rows = [
    ...KEYS,
    ...sections.map(({ key, title }) => ({ keys: ['g', key], does: `Go to ${title}` })),
  ];
  return (
    <Dialog title="Keyboard" onClose={onClose}>
      {/* Focusable, so that it can be scrolled with the keyboard: nothing in the list takes the focus. */}
      <dl className={styles.keys} tabIndex={0}>
        {rows.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
