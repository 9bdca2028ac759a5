import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import { promisify } from 'node:util';
import {
  readOrCreatePrivateFile,
  replacePrivateFile,
} from '../../../platform/secrets/private-file.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';

/** The key that signs tokens, and the public parts that verify them. */
export type SigningKey = {
  id: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  /** As published in a key set (RFC 7517). */
  publicJwk: { kty: 'RSA'; n: string; e: string; kid: string; alg: 'RS256'; use: 'sig' };
  /** Seed of the fake responses for unknown names, so that they stay the same after a restart. */
  pepper: Buffer;
};

const PLACE = 'identity-signing-key';
const MODULUS_BITS = 2048;
const PEPPER_BYTES = 32;

/**
 * Reads the sealed key from its file. Creates a new one if there is none or if it can no longer be opened; the latter
 * signs everybody out and calls `onLost`. Seals it again if it was sealed with an outdated key.
 */
export async function loadSigningKey(
  file: string,
  secrets: SecretBox,
  onLost: (error: unknown) => void,
): Promise<SigningKey> {
  const sealed = await readOrCreatePrivateFile(file, async () =>
    secrets.seal(await generatePem(), PLACE),
  );
  try {
    const pem = secrets.open(sealed, PLACE);
    if (secrets.isStale(sealed)) await replacePrivateFile(file, secrets.seal(pem, PLACE));
    return describe(createPrivateKey(pem));
  } catch (error) {
    onLost(error);
    const pem = await generatePem();
    await replacePrivateFile(file, secrets.seal(pem, PLACE));
    return describe(createPrivateKey(pem));
  }
}

async function generatePem(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: MODULUS_BITS });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function describe(privateKey: KeyObject): SigningKey {
  const publicKey = createPublicKey(privateKey);
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
  const id = thumbprint(n, e);
  const der = privateKey.export({ type: 'pkcs8', format: 'der' });
  return {
    id,
    privateKey,
    publicKey,
    publicJwk: { kty: 'RSA', n, e, kid: id, alg: 'RS256', use: 'sig' },
    pepper: Buffer.from(hkdfSync('sha256', der, '', 'answers about unknown names', PEPPER_BYTES)),
  };
}

/** RFC 7638. */
function thumbprint(n: string, e: string): string {
  return createHash('sha256')
    .update(JSON.stringify({ e, kty: 'RSA', n }))
    .digest('base64url');
}
