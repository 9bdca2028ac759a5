import {
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { buttonClass } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { chooseTheme, currentTheme, THEMES, type Theme } from '../../lib/theme.ts';
import styles from './theme-toggle.module.css';

const LABELS: Readonly<Record<Theme, string>> = { light: 'Light', dark: 'Dark', warm: 'Warm' };

/** The visitor's colour theme, as a menu of three with the current one marked. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(observeRootClass, currentTheme, () => 'light' as const);
  const [isOpen, setOpen] = useState(false);
  const menuId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    root.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    else if (to !== undefined) items.at(to % items.length)?.focus();
    if (to !== undefined) event.preventDefault();
  };

  return (
    <div className={styles.root} ref={root}>
      <button
        type="button"
        ref={button}
        className={buttonClass({ variant: 'quiet', size: 'sm' }, styles.button)}
        data-testid="theme-toggle"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        aria-label={`Theme: ${LABELS[theme]}`}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="sun" size="sm" />
        <span className={styles.current}>{LABELS[theme]}</span>
        <Icon name="chevron-down" size="sm" />
      </button>
      {isOpen && (
        <div
          className={styles.menu}
          id={menuId}
          role="menu"
          aria-label="Theme"
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
                close();
              }}
            >
              {LABELS[value]}
              {value === theme && <Icon name="check" size="sm" />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The class on the root is the truth: the script in the head writes it before this code is there. */
function observeRootClass(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}
