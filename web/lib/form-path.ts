/** The value at a path such as `attorneys.0.name`, or undefined. */
export function valueAt(whole: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], whole);
}

/** A copy with the value at a path replaced; unchanged parts are shared. */
export function setAt<Whole>(whole: Whole, path: string, value: unknown): Whole {
  const [name = '', ...rest] = path.split('.');
  const part = (whole as Record<string, unknown>)[name];
  const next = rest.length > 0 ? setAt(part, rest.join('.'), value) : value;
  if (Array.isArray(whole)) return whole.with(Number(name), next) as Whole;
  return { ...whole, [name]: next };
}
