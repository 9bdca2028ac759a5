import { MantineProvider, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import './mantine-styles.ts';
import { theme } from './theme.ts';

/**
 * Always Mantine's light scheme, which `__root.tsx` sets: Mantine's colours are mapped to our tokens, which change with
 * the theme.
 */
const OUR_COLOUR_SCHEME = {
  get: () => 'light' as const,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};

/** How soon after one tooltip closes the next one opens without a delay. Source: public spec §9. */
const TOOLTIP_SKIP_DELAY_MS = 300;

/**
 * Mantine for the back office and the sign-in page. Its CSS variables come from a static style sheet, because the
 * content security policy blocks the `<style>` elements that Mantine would inject.
 */
export function AdminThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={OUR_COLOUR_SCHEME}
      getRootElement={() => undefined}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <Tooltip.Group openDelay={700} closeDelay={TOOLTIP_SKIP_DELAY_MS}>
        {children}
      </Tooltip.Group>
    </MantineProvider>
  );
}
