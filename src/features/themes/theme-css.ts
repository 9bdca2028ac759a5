import { isDarkTheme } from './contrast/rules.ts';
import { cssValue, readVariables } from './variables/rules.ts';

/**
 * A theme's variables as one CSS rule. Names and values come from staff and from imported files: whatever is
 * not plainly a colour, a length or a known font is left out, although it was refused when it was written.
 */
export function themeCss(cssVariablesJson: string): string {
  const { variables } = readVariables(cssVariablesJson);
  const declarations = Object.entries(variables).map(
    ([name, value]) => `${name}:${cssValue(name, value)}`,
  );
  // Scroll bars and controls of the browser's own follow the page.
  if (isDarkTheme(variables)) declarations.unshift('color-scheme:dark');
  return `:root{${declarations.join(';')}}`;
}
