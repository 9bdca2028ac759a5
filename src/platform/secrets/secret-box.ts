import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** A key of 32 bytes and the id by which encrypted values refer to it: letters, digits, `-` and `_`. */
export type SecretKey = { id: string; key: Buffer };

/**
 * Authenticated encryption of text: only a holder of the key can read it, and altering it or moving it to another place
 * is detected.
 */
export type SecretBox = {
  /**
   * Returns `v1.<key id>.<nonce>.<ciphertext and tag>`. `place` identifies where the value is stored, such as
   * `calendar_settings.api_key:7`; the value can be decrypted for that place only.
   */
  seal(text: string, place: string): string;
  /** Throws if the value was altered, belongs to another place, or its key is unknown. */
  open(sealed: string, place: string): string;
  /** Whether the value was encrypted with a key other than the current one, and should be encrypted again. */
  isStale(sealed: string): boolean;
  /**
   * Derives a secret of 256 bits in base64url for `place`. The result is deterministic and stored nowhere. Returns one
   * secret per key, that of the current key first; the others are from before a key was replaced.
   */
  derive(place: string): readonly [string, ...string[]];
};

const VERSION = 'v1';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const DERIVED_BYTES = 32;

/** The first key encrypts; the others only decrypt, until all values have been re-encrypted. */
export function createSecretBox(keys: readonly [SecretKey, ...SecretKey[]]): SecretBox {
  const [current] = keys;
  // Created once: creating a KeyObject costs as much as a derivation.
  const roots = keys.map(({ key }) => createSecretKey(key)) as [KeyObject, ...KeyObject[]];
  const byId = new Map(keys.map(({ id, key }) => [id, key]));
  return {
    seal(text, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, current.key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(place));
      const body = Buffer.concat([
        cipher.update(text, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      return [VERSION, current.id, nonce.toString('base64url'), body.toString('base64url')].join(
        '.',
      );
    },
    open(sealed, place) {
      const { keyId, nonce, body } = parse(sealed);
      const key = byId.get(keyId);
      if (!key) throw new Error(`The key ${keyId} that sealed a value for ${place} is not known`);
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(body.subarray(-TAG_BYTES));
      return (
        decipher.update(body.subarray(0, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      );
    },
    isStale: (sealed) => parse(sealed).keyId !== current.id,
    derive(place) {
      const [first, ...others] = roots;
      return [deriveWith(first, place), ...others.map((key) => deriveWith(key, place))];
    },
  };
}

/** HKDF (RFC 5869): a derived secret discloses neither the key nor the secret of another place. */
function deriveWith(key: KeyObject, place: string): string {
  const bytes = hkdfSync('sha256', key, '', `derive:${place}`, DERIVED_BYTES);
  return Buffer.from(bytes).toString('base64url');
}

function parse(sealed: string) {
  const [version, keyId = '', nonce = '', body = '', ...rest] = sealed.split('.');
  if (version !== VERSION || rest.length > 0) throw new Error('This is not a sealed value');
  return { keyId, nonce: bytesOf(nonce), body: bytesOf(body) };
}

/** Only the one text of the same bytes: otherwise a changed last character would not be noticed. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.toString('base64url') !== text) throw new Error('This is not a sealed value');
  return bytes;
}
