import type { ItSheet, SheetLine } from './schema.ts';

/** `good`: as it should be. `open`: something is to be done. `unknown`: this site cannot tell. */
export const LINE_STATES = ['good', 'open', 'unknown'] as const;

export const STATE_LABELS: Readonly<Record<SheetLine['state'], string>> = {
  good: 'Fine',
  open: 'To do',
  unknown: 'Please check',
};

/** The title and the first sentence of the sheet. */
export const sheetTitle = ({ firm }: Pick<ItSheet, 'firm'>): string => `The website of ${firm}`;

export const sheetLead = ({ publicUrl, readAt }: Pick<ItSheet, 'publicUrl' | 'readAt'>): string =>
  `What runs at ${publicUrl}, as the site itself read it on ${readAt}. No passwords or keys are on this page.`;

/** The sheet as plain text, for a mail or to be copied. */
export function sheetText(sheet: ItSheet): string {
  const parts = sheet.parts.flatMap(({ title, lines }) => [title, ...lines.map(lineText)]);
  return [sheetTitle(sheet), sheetLead(sheet), ...parts].join('\n\n');
}

const lineText = (line: SheetLine): string => [line.label, ...lineWords(line)].join('\n');

/** What a line says, without its label. */
export const lineWords = ({ now, state, should, check }: SheetLine): string[] => [
  `${STATE_LABELS[state]}: ${now}`,
  `Should be: ${should}`,
  ...(check ? [`To check: ${check}`] : []),
];
