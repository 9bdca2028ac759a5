/** The compressed forms that pages exist in, the smaller first. */
const OURS = ['br', 'gzip'] as const;
export type Encoding = (typeof OURS)[number];

/**
 * Which of them a client takes, from its Accept-Encoding (RFC 9110 §12.5.3): one with `q=0` it refuses,
 * `*` stands for those that it does not name. Undefined for the plain bytes.
 */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, q === undefined ? 1 : Number(q) || 0);
  }
  return OURS.find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}
