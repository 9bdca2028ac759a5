import { DEFAULT_TEMPLATE } from '../../src/features/themes/templates/professional-rules.ts';

/** By what the sample firm is recognized, once a firm has replaced it. */

const NAMES =
  /pacific ?harbor|harbor point|harbor\.example|san diego|california|los_angeles|\b619\b|555-?0142|\b92101\b|\bmaren\b|castellane|\btheo\b|okonjo|\bines\b|halloran|\b4\.9\b|(?<!\d)25\+/;

/** Words of its name, people, place and claims, and of those of its practice areas that the new firm does not have. */
export const sampleWords = (areas: RegExp): RegExp =>
  new RegExp(`${NAMES.source}|${areas.source}`, 'i');

/**
 * The same in the description of the API, which names the calculator and keys of drawings.
 */
export const SAMPLE_NAMES_IN_API =
  /pacific ?harbor|harbor\.example|san diego|castellane|\bmaren\b|okonjo|halloran|family law|estate planning|living[ -]trust|child custody|divorce consultation|\b619\b/i;

/** Mails that are not sent while the calculator is hidden. */
export const CALCULATOR_MAILS: readonly string[] = ['probate_result'];

/** The colours that only the sample firm's theme has: another theme may share the others, such as white. */
export const sampleColours = (theme: Readonly<Record<string, string>>): string[] => {
  const own = new Set(Object.values(theme));
  const colours = Object.values(DEFAULT_TEMPLATE.cssVariables).filter((value) => /^#/.test(value));
  return [...new Set(colours)].filter((colour) => !own.has(colour));
};
