/** Parses the JSON text of a theme's variables; undefined if it is not an object. */
export function parseVariables(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The JSON text of the variables with one of them replaced. */
export const withVariable = (variables: object, name: string, value: string): string =>
  JSON.stringify({ ...variables, [name]: value }, null, 2);
