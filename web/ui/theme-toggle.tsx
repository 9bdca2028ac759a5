import { type ComponentType, useRef, useState } from 'react';
import { m } from '../lib/messages.ts';
import { currentTheme, THEMES } from '../lib/theme.ts';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import { themeLabels } from './theme-labels.ts';
import type { ThemeMenuProps } from './theme-menu.tsx';
import styles from './theme-toggle.module.css';

const loadMenu = () => import('./theme-menu.tsx');
const prepare = () => void loadMenu().catch(() => {});

const ICONS = { light: 'sun', dark: 'moon', warm: 'document' } as const;

/**
 * The button that opens the theme menu, whose code is loaded on first use. It contains the label of each theme: the class
 * on the root, which the script in the head sets, determines the visible one, so that it is right from the first paint.
 */
export function ThemeToggle() {
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
    <div className={`needs-scripts ${styles.root}`} ref={root}>
      <button
        type="button"
        ref={button}
        className={buttonClass({ variant: 'quiet', size: 'sm' }, styles.button)}
        data-testid="theme-toggle"
        aria-haspopup="menu"
        aria-expanded={!!Menu}
        onClick={toggle}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {THEMES.map((theme) => (
          <span key={theme} className={`${styles.current} ${styles[theme]}`}>
            <Icon name={ICONS[theme]} size="sm" />
            <span className="visually-hidden">{`${m.reading.theme}: `}</span>
            {themeLabels()[theme]}
          </span>
        ))}
        <Icon name="chevron-down" size="sm" />
      </button>
      {Menu && (
        <Menu
          theme={currentTheme()}
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
