/** The encodings that pages are compressed with, the smaller result first. */
const OURS = ['br', 'gzip'] as const;
export type Encoding = (typeof OURS)[number];

/**
 * The encoding to use for a client, from its Accept-Encoding (RFC 9110 §12.5.3): `q=0` excludes an encoding, and `*`
 * stands for those not named. Undefined for uncompressed.
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
