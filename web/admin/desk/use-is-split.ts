import { useMediaQuery } from '@mantine/hooks';

/** Whether a desk shows its list and the opened row side by side; otherwise one of them fills the screen. */
export const useIsSplit = (): boolean =>
  useMediaQuery('(min-width: 64rem)', false, { getInitialValueInEffect: false });
