import { darkProfessional, midnightGold } from './dark-rules.ts';
import { burgundyElegance, royalPurple } from './elegant-rules.ts';
import { arcticMinimal } from './minimal-rules.ts';
import { electricCyan, slateModern } from './modern-rules.ts';
import { deepGreen, oceanDepth } from './nature-rules.ts';
import { platinumPrestige } from './premium-rules.ts';
import { DEFAULT_TEMPLATE, executiveCharcoal } from './professional-rules.ts';
import type { ThemeTemplate } from './template-rules.ts';
import { judicialCrimson } from './traditional-rules.ts';
import { autumnHarvest, warmSepia } from './warm-rules.ts';

/**
 * The 15 built-in themes. Source of names and categories: admin spec §9. Variables are in the order in which swatches
 * are shown. No dependencies: the back office shows them, public pages never load them.
 */
export const TEMPLATES: readonly ThemeTemplate[] = [
  DEFAULT_TEMPLATE,
  executiveCharcoal,
  platinumPrestige,
  warmSepia,
  autumnHarvest,
  deepGreen,
  oceanDepth,
  burgundyElegance,
  royalPurple,
  slateModern,
  electricCyan,
  darkProfessional,
  midnightGold,
  judicialCrimson,
  arcticMinimal,
];

/** A template's variables, including its fonts, in the form that themes store. */
export function variablesOf({ cssVariables, typography }: ThemeTemplate): Record<string, string> {
  return {
    ...cssVariables,
    ...(typography && {
      '--font-primary': typography.fontPrimary,
      '--font-secondary': typography.fontSecondary,
      '--font-headings': typography.fontHeadings,
    }),
  };
}
