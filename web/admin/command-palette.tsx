import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { chooseTheme, THEMES } from '../lib/theme.ts';
import styles from './command-palette.module.css';
import { COMMANDS, findCommands } from './commands.ts';
import { Dialog } from './dialog.tsx';

/** The command palette: finds pages and actions by typing a few letters. */
export function CommandPalette({
  onClose,
  onHelp,
  onSignOut,
}: {
  onClose: () => void;
  onHelp: () => void;
  onSignOut: () => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const commands = useCommands({ onHelp, onSignOut });
  const found = findCommands(commands, text) as ReturnType<typeof useCommands>;
  const current = Math.min(at, found.length - 1);
  // Before the first paint, so that the first keystrokes are not lost.
  useLayoutEffect(() => input.current?.focus(), []);

  const run = (command: (typeof found)[number] | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') run(found[current]);
    else if (step) setAt((current + step + found.length) % Math.max(found.length, 1));
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title="Go to…" initialFocus="content" onClose={onClose}>
      <input
        ref={input}
        data-autofocus
        className="input"
        role="combobox"
        aria-label="Type a section or an action"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={found[current] && `${id}-${current}`}
        autoComplete="off"
        placeholder="Type a section or an action"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} className={styles.list} role="listbox" aria-label="Commands">
        {found.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input above handles the keyboard
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which sets aria-activedescendant
          <div
            key={command.title}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            ref={index === current ? showInList : undefined}
            onClick={() => run(command)}
          >
            <span className="muted small">{command.group}</span>
            {command.title}
          </div>
        ))}
      </div>
      {found.length === 0 && <p role="status">Nothing is called that.</p>}
    </Dialog>
  );
}

function showInList(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

function useCommands({ onHelp, onSignOut }: { onHelp: () => void; onSignOut: () => void }) {
  const { history } = useRouter();
  return [
    ...COMMANDS.map((command) => ({
      ...command,
      run: () => history.push(command.href),
    })),
    { title: 'View website', group: 'Go to', href: '/', run: () => window.location.assign('/') },
    ...THEMES.map((theme) => ({
      title: `${theme.slice(0, 1).toUpperCase()}${theme.slice(1)} colours`,
      group: 'Theme',
      href: '',
      run: () => chooseTheme(theme),
    })),
    { title: 'Keyboard help', group: 'Do', href: '', run: onHelp },
    { title: 'Sign Out', group: 'Do', href: '', run: onSignOut },
  ];
}
