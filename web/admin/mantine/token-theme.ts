import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

/** Colours of controls. Each is a design token (`web/styles/tokens.css`) with a `-foreground` and a `--soft-` token. */
export const TONES = ['primary', 'success', 'warning', 'destructive'] as const;
type Tone = (typeof TONES)[number];

declare module '@mantine/core' {
  interface MantineThemeColorsOverride {
    colors: Record<Tone | 'gray' | 'dark', MantineColorsTuple> &
      // For props that accept any CSS colour, such as those of charts.
      Partial<Record<'currentColor' | `var(--${string})`, MantineColorsTuple>>;
  }
}

const GRAYS: MantineColorsTuple = [
  'var(--muted)',
  'var(--muted)',
  'var(--border)',
  'var(--border)',
  'var(--input)',
  'var(--muted-foreground)',
  'var(--muted-foreground)',
  'var(--foreground)',
  'var(--foreground)',
  'var(--foreground)',
];

const shadesOf = (tone: Tone): MantineColorsTuple => {
  const [soft, full] = [`var(--soft-${tone})`, `var(--${tone})`];
  return [soft, soft, soft, full, full, full, full, full, full, full];
};

const isTone = (color: string): color is Tone => (TONES as readonly string[]).includes(color);

const NO_BORDER = '1px solid transparent';

/** Resolves the colours of a control's variant to our tokens. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const { variant, color = 'primary' } = input;
  if (variant === 'default') {
    return {
      background: 'transparent',
      hover: 'var(--muted)',
      color: 'var(--foreground)',
      border: '1px solid var(--input)',
    };
  }
  if (!isTone(color)) {
    return color === 'gray' && variant === 'light'
      ? {
          background: 'var(--muted)',
          hover: 'var(--muted)',
          color: 'var(--muted-foreground)',
          border: '1px solid var(--border)',
        }
      : defaultVariantColorsResolver(input);
  }
  const full = `var(--${color})`;
  const soft = `var(--soft-${color})`;
  switch (variant) {
    case 'filled':
      return {
        background: full,
        hover: `var(--mantine-color-${color}-filled-hover)`,
        color: `var(--${color}-foreground)`,
        border: NO_BORDER,
      };
    case 'light':
      return { background: soft, hover: soft, color: full, border: NO_BORDER };
    case 'outline':
      return { background: 'transparent', hover: soft, color: full, border: `1px solid ${full}` };
    case 'subtle':
      return { background: 'transparent', hover: soft, color: full, border: NO_BORDER };
    default:
      return defaultVariantColorsResolver(input);
  }
};

/** Mantine's theme, built from the design tokens: colours, fonts and radii, which change with the theme of the site. */
export const tokenTheme = createTheme({
  primaryColor: 'primary',
  primaryShade: 6,
  colors: {
    ...(Object.fromEntries(TONES.map((tone) => [tone, shadesOf(tone)])) as Record<
      Tone,
      MantineColorsTuple
    >),
    gray: GRAYS,
    // Required by Mantine's types; used only by its dark scheme, which we do not use.
    dark: GRAYS,
  },
  white: 'var(--card)',
  black: 'var(--foreground)',
  variantColorResolver,
  respectReducedMotion: true,
  cursorType: 'pointer',
  fontFamily: 'var(--font-primary)',
  fontWeights: { medium: '600' },
  headings: { fontFamily: 'var(--font-headings)', fontWeight: '450' },
  fontSizes: {
    xs: 'var(--text-xs)',
    sm: 'var(--text-sm)',
    md: '1rem',
    lg: 'var(--text-lg)',
    xl: 'var(--text-h4)',
  },
  lineHeights: { md: '1.5' },
  defaultRadius: 'md',
  radius: {
    xs: 'var(--radius-sm)',
    sm: 'var(--radius-sm)',
    md: 'var(--radius)',
    lg: 'var(--radius-lg)',
    xl: 'var(--radius-full)',
  },
  shadows: {
    xs: 'var(--shadow-sm)',
    sm: 'var(--shadow-sm)',
    md: 'var(--shadow-md)',
    lg: 'var(--shadow-lg)',
    xl: 'var(--shadow-lg)',
  },
});
