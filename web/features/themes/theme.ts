import type { CSSProperties } from 'react';
import type { z } from 'zod';
import type { themeSchema } from '../../../src/features/themes/schema.ts';
import { DEFAULT_TEMPLATE } from '../../../src/features/themes/templates/professional-rules.ts';
import { cssValue, type Variables } from '../../../src/features/themes/variables/rules.ts';

export type Theme = z.output<typeof themeSchema>;

// The same as in web/styles/tokens.css, which also defines the fallback fonts.
const DEFAULT_FONTS = {
  '--font-headings': 'Newsreader',
  '--font-primary': 'Hanken Grotesk',
};

/** All variables that a theme defines, so that a miniature inherits none from the page around it. */
export function scopeOf(variables: Variables): CSSProperties {
  const all = { ...DEFAULT_TEMPLATE.cssVariables, ...DEFAULT_FONTS, ...variables };
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, cssValue(name, value)]),
  ) as CSSProperties;
}

/** `Newsreader` for a theme that does not set fonts. */
export function headingFontOf(variables: Variables): string {
  const [first = ''] = (variables['--font-headings'] ?? DEFAULT_FONTS['--font-headings']).split(
    ',',
  );
  return first.replaceAll('"', '');
}

/** `primary foreground` for `--primary-foreground` or `primary-foreground`. */
export function roleText(name: string): string {
  return name.replace(/^--/, '').replaceAll('-', ' ');
}
