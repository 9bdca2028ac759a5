import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { m } from '../lib/messages.ts';
import { chooseTheme, THEMES, type Theme } from '../lib/theme.ts';
import { Icon } from './icon.tsx';
import { themeLabels } from './theme-labels.ts';
import styles from './theme-toggle.module.css';
import { typeAhead } from './type-ahead.ts';

export type ThemeMenuProps = {
  theme: Theme;
  /** The element that contains the menu and its button; a click outside of it closes the menu. */
  root: RefObject<HTMLElement | null>;
  /** `takesFocus` is whether the focus returns to the button. */
  onClose: (takesFocus: boolean) => void;
};

/**
 * The menu of the three themes; the current one is marked. Arrow keys, Home, End and letters move the focus; Escape and
 * Tab close the menu.
 */
export function ThemeMenu({ theme, root, onClose }: ThemeMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  const findTyped = useRef(typeAhead());

  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) close.current(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [root]);

  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Escape') onClose(true);
    else if (event.key === 'Tab') onClose(false);
    else if (to !== undefined) items.at(to % items.length)?.focus();
    else findTyped.current(event, items)?.focus();
    // Escape closes only the menu, not a dialog around it.
    if (to !== undefined || event.key === 'Escape') event.preventDefault();
  };
  return (
    <div
      className={styles.menu}
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={m.reading.theme}
      onKeyDown={onKeyDown}
    >
      {THEMES.map((value) => (
        <button
          type="button"
          key={value}
          role="menuitemradio"
          aria-checked={value === theme}
          data-testid={`theme-${value}`}
          onClick={() => {
            chooseTheme(value);
            onClose(true);
          }}
        >
          {themeLabels()[value]}
          {value === theme && <Icon name="check" size="sm" />}
        </button>
      ))}
    </div>
  );
}
