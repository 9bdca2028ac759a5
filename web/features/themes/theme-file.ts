import { saveFile } from '../../lib/save-file.ts';
import { showToast } from '../../lib/toasts.ts';
import type { Theme } from './theme.ts';

/** The content of an exported file. Source: admin spec §9. */
export type ThemeFile = Pick<Theme, 'displayName' | 'description' | 'cssVariables'>;

const MAX_BYTES = 100_000;

export function exportTheme({ name, displayName, description, cssVariables }: Theme): void {
  const content: ThemeFile = { displayName, description, cssVariables };
  saveFile(`${name}.json`, 'application/json', `${JSON.stringify(content, null, 2)}\n`);
  showToast({
    tone: 'success',
    title: 'Success',
    text: `Theme "${displayName}" exported successfully`,
  });
}

/** Reads a theme file; undefined if it contains no theme. Variables may be an object or JSON text. */
export async function readThemeFile(file: File): Promise<ThemeFile | undefined> {
  if (file.size > MAX_BYTES) return undefined;
  try {
    const { displayName, description = '', cssVariables } = JSON.parse(await file.text());
    if (typeof displayName !== 'string' || typeof description !== 'string') return undefined;
    const variables = typeof cssVariables === 'string' ? JSON.parse(cssVariables) : cssVariables;
    if (typeof variables !== 'object' || variables === null || Array.isArray(variables)) {
      return undefined;
    }
    return { displayName, description, cssVariables: JSON.stringify(variables, null, 2) };
  } catch {
    return undefined;
  }
}
