import { isDarkTheme } from './contrast/rules.ts';
import { cssValue, readVariables } from './variables/rules.ts';

/**
 * A theme's variables as one CSS rule. Names and values come from staff and from imported files, so they are validated
 * again: anything that is not plainly a colour, a length or a known font is left out.
 */
export function themeCss(cssVariablesJson: string): string {
  const { variables } = readVariables(cssVariablesJson);
  const declarations = Object.entries(variables).map(
    ([name, value]) => `${name}:${cssValue(name, value)}`,
  );
  // Scroll bars and native controls match the page.
  if (isDarkTheme(variables)) declarations.unshift('color-scheme:dark');
  return `:root{${declarations.join(';')}}`;
}
