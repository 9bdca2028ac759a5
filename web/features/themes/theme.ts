import type { CSSProperties } from 'react';
import type { z } from 'zod';
import type { themeSchema } from '../../../src/features/themes/schema.ts';
import { DEFAULT_TEMPLATE } from '../../../src/features/themes/templates/professional/rules.ts';
import { cssValue, type Variables } from '../../../src/features/themes/variables/rules.ts';

export type Theme = z.output<typeof themeSchema>;

// As in web/styles/tokens.css, which names the fallbacks.
const DEFAULT_FONTS = {
  '--font-headings': 'Newsreader',
  '--font-primary': 'Hanken Grotesk',
};

/** All that a theme decides, so that nothing of the page around shines through into a picture of it. */
export function scopeOf(variables: Variables): CSSProperties {
  const all = { ...DEFAULT_TEMPLATE.cssVariables, ...DEFAULT_FONTS, ...variables };
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, cssValue(name, value)]),
  ) as CSSProperties;
}

/** `Newsreader`, of a theme that leaves the fonts as they are. */
export function headingFontOf(variables: Variables): string {
  const [first = ''] = (variables['--font-headings'] ?? DEFAULT_FONTS['--font-headings']).split(
    ',',
  );
  return first.replaceAll('"', '');
}

/** `primary foreground`, of `--primary-foreground` or `primary-foreground`. */
export function roleText(name: string): string {
  return name.replace(/^--/, '').replaceAll('-', ' ');
}
