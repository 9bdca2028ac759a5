import { DomainError } from '../../platform/errors/errors.ts';
import { type Contrast, lowContrastsOf } from './contrast/rules.ts';
import { readVariables } from './variables/rules.ts';

const MOST = 20;

/** Throws `low_contrast` with at most 20 of the pairs below WCAG AA, worst first. */
export function requireContrast(cssVariables: string): void {
  const low = lowContrastsOf(readVariables(cssVariables).variables);
  if (low.length === 0) return;
  const what = low.length === 1 ? 'One pair of colours is' : `${low.length} pairs of colours are`;
  throw new DomainError('conflict', 'low_contrast', `${what} hard to read in this theme.`, {
    lowContrast: low.slice(0, MOST),
  });
}

declare module '../../platform/errors/errors.ts' {
  interface ErrorDetails {
    /** Colour pairs of a theme with too little contrast, the worst first; only with reason `low_contrast`. */
    lowContrast?: Contrast[];
  }
}
