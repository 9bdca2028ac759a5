/** The shape of a built-in theme, and values that several of them share. No dependencies. */

export const CATEGORIES = [
  'Professional',
  'Premium',
  'Warm',
  'Nature',
  'Elegant',
  'Modern',
  'Dark',
  'Traditional',
  'Minimal',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Font stacks of a theme. Each starts with a family that the site ships, because system fonts differ too much. */
type Typography = { fontPrimary: string; fontSecondary: string; fontHeadings: string };

export type ThemeTemplate = {
  name: string;
  displayName: string;
  description: string;
  category: Category;
  cssVariables: Readonly<Record<string, string>>;
  typography?: Typography;
};

export const HANKEN = '"Hanken Grotesk", system-ui, sans-serif';
export const NEWSREADER = 'Newsreader, Georgia, serif';

export const STATUS_COLOURS = {
  '--destructive': '#ac2724',
  '--destructive-foreground': '#ffffff',
  '--success': '#1a613a',
  '--success-foreground': '#ffffff',
  '--warning': '#824c11',
  '--warning-foreground': '#ffffff',
} as const;
