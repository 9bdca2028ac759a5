import { useMediaQuery } from '@mantine/hooks';

/**
 * Whether details open in a pane beside their list: from a width of 1280 px, where there is room for both. Otherwise
 * they open in a dialog.
 */
export const useHasPane = (): boolean =>
  useMediaQuery('(min-width: 80rem)', false, { getInitialValueInEffect: false });
