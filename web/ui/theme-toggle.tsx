import { type ComponentType, useRef, useState, useSyncExternalStore } from 'react';
import { currentTheme } from '../lib/theme.ts';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import { THEME_LABELS } from './theme-labels.ts';
import type { ThemeMenuProps } from './theme-menu.tsx';
import styles from './theme-toggle.module.css';

const loadMenu = () => import('./theme-menu.tsx');
const prepare = () => void loadMenu().catch(() => {});

const ICONS = { light: 'sun', dark: 'moon', warm: 'document' } as const;

/** The button that opens the theme menu, whose code is loaded on first use. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(observeRootClass, currentTheme, () => 'light' as const);
  const [Menu, setMenu] = useState<ComponentType<ThemeMenuProps>>();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const toggle = () => {
    if (Menu) return setMenu(undefined);
    loadMenu().then(
      ({ ThemeMenu }) => setMenu(() => ThemeMenu),
      () => {},
    );
  };
  return (
    <div className={styles.root} ref={root}>
      <button
        type="button"
        ref={button}
        className={buttonClass({ variant: 'quiet', size: 'sm' }, styles.button)}
        data-testid="theme-toggle"
        aria-haspopup="menu"
        aria-expanded={!!Menu}
        aria-label={`Theme: ${THEME_LABELS[theme]}`}
        onClick={toggle}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name={ICONS[theme]} size="sm" />
        <span className={styles.current}>{THEME_LABELS[theme]}</span>
        <Icon name="chevron-down" size="sm" />
      </button>
      {Menu && (
        <Menu
          theme={theme}
          root={root}
          onClose={(takesFocus) => {
            setMenu(undefined);
            if (takesFocus) button.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** The class on the root is the source of truth: the script in the head sets it before this code is loaded. */
function observeRootClass(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}
