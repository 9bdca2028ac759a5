/**
 * A theme's variables as one CSS rule. Names and values come from staff and from imported files:
 * whatever is not plainly a colour, a length or a number is left out, so that nothing can close the
 * rule or the style element, or fetch anything.
 */
export function themeCss(cssVariablesJson: string): string {
  const declarations = Object.entries(parse(cssVariablesJson))
    .filter(([name, value]) => NAME.test(name) && typeof value === 'string' && VALUE.test(value))
    .map(([name, value]) => `${name}:${value}`);
  return `:root{${declarations.join(';')}}`;
}

const NAME = /^--[a-z0-9-]+$/;
const VALUE =
  /^(#[0-9a-f]{3,8}|\d{0,3}(\.\d{1,6})?(rem|px|em|%)?|(rgb|rgba|hsl|hsla|oklch|oklab)\([\d\s.,%/a-z+-]{1,60}\))$/i;

function parse(json: string): object {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
