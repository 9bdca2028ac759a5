import { m } from '../lib/messages.ts';
import type { Theme } from '../lib/theme.ts';

export const themeLabels = (): Readonly<Record<Theme, string>> => ({
  light: m.reading.light,
  dark: m.reading.dark,
  warm: m.reading.warm,
});
