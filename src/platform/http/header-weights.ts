/**
 * The values of a header such as Accept or Accept-Encoding with their weights (RFC 9110 §12.4.2), in lower case; 1
 * where none is given. `q=0` excludes a value.
 */
export function headerWeights(header: string | undefined): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, q === undefined ? 1 : Number(q) || 0);
  }
  return weights;
}
