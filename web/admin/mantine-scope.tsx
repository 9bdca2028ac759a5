import { createTheme, MantineProvider } from '@mantine/core';
import '@mantine/core/styles/default-css-variables.css';
import type { ReactNode } from 'react';
import styles from './mantine-scope.module.css';

// Outside of the scope there are none of its colours.
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
 * Mantine's components in our colours and shapes. It leaves the page around it alone: no base styles, no
 * `<style>` elements (the policy forbids them), nothing on the root element. Its colours are always those of
 * its light scheme, which here are our tokens and change with them.
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
