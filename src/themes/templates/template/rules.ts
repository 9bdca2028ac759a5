/** What a built-in theme is, and what several of them share. No dependency, as those. */

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

/** Font stacks of a theme: the two families that the site brings, or what readers' systems have. */
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
export const CHARTER = 'Charter, "Bitstream Charter", "Sitka Text", Cambria, serif';
export const OLD_STYLE = '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, serif';
export const HUMANIST =
  'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", source-sans-pro, sans-serif';
export const DIDOT =
  'Didot, "Bodoni MT", "Noto Serif Display", "URW Palladio L", P052, Sylfaen, serif';
export const GEORGIA = 'Georgia, "Times New Roman", "Nimbus Roman", serif';

export const STATUS_COLOURS = {
  '--destructive': '#ac2724',
  '--destructive-foreground': '#ffffff',
  '--success': '#1a613a',
  '--success-foreground': '#ffffff',
  '--warning': '#824c11',
  '--warning-foreground': '#ffffff',
} as const;
