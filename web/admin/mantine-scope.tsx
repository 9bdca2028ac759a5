import { createTheme, MantineProvider } from '@mantine/core';
import '@mantine/core/styles/default-css-variables.css';
import type { ReactNode } from 'react';
import styles from './mantine-scope.module.css';

// No portals: outside of the scope Mantine's colour variables are not defined.
const theme = createTheme({
  respectReducedMotion: true,
  components: {
    Popover: { defaultProps: { withinPortal: false } },
    Tooltip: { defaultProps: { withinPortal: false } },
  },
});

const OUR_COLOURS = {
  get: () => 'light' as const,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};

/**
 * Mantine's components in our colours and shapes. Does not affect the page around it: no base styles, no `<style>`
 * elements (the content security policy forbids them), nothing on the root element. Always uses Mantine's light scheme,
 * whose colours are set to our tokens and change with them.
 */
export function MantineScope({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={OUR_COLOURS}
      getRootElement={() => undefined}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <div className={styles.scope} data-mantine-color-scheme="light">
        {children}
      </div>
    </MantineProvider>
  );
}
