import type { Theme } from '../lib/theme.ts';

export const THEME_LABELS: Readonly<Record<Theme, string>> = {
  light: 'Light',
  dark: 'Dark',
  warm: 'Warm',
};
