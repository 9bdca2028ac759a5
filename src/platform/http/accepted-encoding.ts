import { headerWeights } from './header-weights.ts';

/** The encodings that pages are compressed with, the most compact first. */
const OURS = ['br', 'gzip'] as const;
export type Encoding = (typeof OURS)[number];

/**
 * The encoding to use for a client, from its Accept-Encoding (RFC 9110 §12.5.3): `q=0` excludes an encoding, and `*`
 * stands for those not named. Undefined for uncompressed.
 */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const weights = headerWeights(header);
  return OURS.find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}
