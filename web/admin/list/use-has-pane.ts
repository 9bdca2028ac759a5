import { useMediaQuery } from '@mantine/hooks';

/** Whether details open in a pane beside their list: from 1280 px, where both have room. Otherwise in a dialog. */
export const useHasPane = (): boolean =>
  useMediaQuery('(min-width: 80rem)', false, { getInitialValueInEffect: false });
