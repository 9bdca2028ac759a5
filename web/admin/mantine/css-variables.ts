import {
  type CSSVariablesResolver,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineTheme,
  mergeMantineTheme,
} from '@mantine/core';
import { TONES, tokenTheme } from './token-theme.ts';

/** Maps Mantine's variables for colours that are not shades to our tokens. */
const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-body': 'var(--card)',
    '--mantine-color-text': 'var(--foreground)',
    '--mantine-color-bright': 'var(--foreground)',
    '--mantine-color-dimmed': 'var(--muted-foreground)',
    '--mantine-color-placeholder': 'var(--muted-foreground)',
    '--mantine-color-error': 'var(--destructive)',
    '--mantine-color-success': 'var(--success)',
    '--mantine-color-anchor': 'var(--primary)',
    '--mantine-color-default': 'var(--card)',
    '--mantine-color-default-hover': 'var(--muted)',
    '--mantine-color-default-color': 'var(--foreground)',
    '--mantine-color-default-border': 'var(--input)',
    '--mantine-color-disabled': 'var(--muted)',
    '--mantine-color-disabled-color': 'var(--muted-foreground)',
    '--mantine-color-disabled-border': 'var(--border)',
    '--mantine-primary-color-contrast': 'var(--primary-foreground)',
    ...Object.assign({}, ...TONES.map(variablesOf)),
  },
  light: {},
  dark: {},
});

const variablesOf = (tone: string) => ({
  [`--mantine-color-${tone}-text`]: `var(--${tone})`,
  [`--mantine-color-${tone}-filled`]: `var(--${tone})`,
  [`--mantine-color-${tone}-filled-hover`]: `color-mix(in oklab, var(--${tone}) 86%, var(--foreground))`,
  [`--mantine-color-${tone}-light`]: `var(--soft-${tone})`,
  [`--mantine-color-${tone}-light-hover`]: `var(--soft-${tone})`,
  [`--mantine-color-${tone}-light-color`]: `var(--${tone})`,
  [`--mantine-color-${tone}-outline`]: `var(--${tone})`,
  [`--mantine-color-${tone}-outline-hover`]: `var(--soft-${tone})`,
});

/**
 * All of Mantine's variables as a static style sheet for the build, because the content security policy blocks the
 * `<style>` element that Mantine would inject. The values are our tokens, so one set serves light, dark and warm.
 */
export function mantineVariablesCss(): string {
  const merged: MantineTheme = mergeMantineTheme(DEFAULT_THEME, tokenTheme);
  // Only our colours: Mantine's default palette would add four kilobytes that nothing uses.
  const ours = { ...merged, colors: { ...tokenTheme.colors } as MantineTheme['colors'] };
  const { variables, light } = defaultCssVariablesResolver(ours);
  const all = { ...variables, ...light, ...cssVariablesResolver(ours).variables };
  const lines = Object.entries(all).map(([name, value]) => `  ${name}: ${value};`);
  // Set on the body, where the back office overrides the tokens.
  return `body {\n${lines.join('\n')}\n}\n`;
}
