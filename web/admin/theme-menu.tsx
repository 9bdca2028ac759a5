import { Menu } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, THEMES, type Theme } from '../lib/theme.ts';
import { Icon } from '../ui/icon.tsx';
import { themeLabels } from '../ui/theme-labels.ts';
import { Button } from './button.tsx';

const ICONS = { light: 'sun', dark: 'moon', warm: 'document' } as const;

/** The button that shows the theme and opens the menu of the three themes. */
export function ThemeMenu() {
  const theme = useTheme();
  return (
    // Rendered inside its landmark or dialog.
    <Menu position="top-end" withinPortal={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          data-testid="theme-toggle"
          aria-label={`Theme: ${themeLabels()[theme]}`}
        >
          <Icon name={ICONS[theme]} size="sm" />
          {themeLabels()[theme]}
          <Icon name="chevron-down" size="sm" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ThemeChoices />
      </Menu.Dropdown>
    </Menu>
  );
}

/** The items of a menu that choose one of the three themes. */
export function ThemeChoices() {
  const theme = useTheme();
  return (
    <Menu.RadioGroup value={theme} onChange={(chosen) => chooseTheme(chosen as Theme)}>
      {THEMES.map((value) => (
        <Menu.RadioItem
          key={value}
          value={value}
          closeMenuOnClick
          checkIcon={<Icon name="check" size="sm" />}
          data-testid={`theme-${value}`}
        >
          {themeLabels()[value]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

const useTheme = () => useSyncExternalStore(observeRootClass, currentTheme);

/** The class on the root is the source of truth: the script in the head sets it before this code is loaded. */
function observeRootClass(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}
