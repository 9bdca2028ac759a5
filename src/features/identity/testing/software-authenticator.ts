import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

type Changes = {
  origin?: string;
  rpId?: string;
  /** Instead of the next one. */
  counter?: number;
  isUserVerified?: boolean;
  challenge?: string;
};

const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** CBOR (RFC 8949) of a byte string with at most 65535 bytes. */
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes]);
const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** A passkey in software, whose every answer can be made wrong: WebAuthn level 3, §6 and §7, with ES256. */
export function createAuthenticator(site: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  const authenticatorData = (changes: Changes, rest = Buffer.alloc(0), flags = 0) => {
    counter = changes.counter ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const verified = changes.isUserVerified === false ? 0 : USER_VERIFIED;
    return Buffer.concat([
      sha256(changes.rpId ?? site.rpId),
      Buffer.from([USER_PRESENT | verified | flags]),
      count,
      rest,
    ]);
  };
  const clientData = (type: string, challenge: string, changes: Changes) =>
    JSON.stringify({
      type,
      challenge: changes.challenge ?? challenge,
      origin: changes.origin ?? site.origin,
      crossOrigin: false,
    });
  const credential = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id: base64url(id),
    /** The answer to creation options. */
    create(challenge: string, changes: Changes = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(authenticatorData(changes, attested, HAS_CREDENTIAL))],
      ]);
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, changes)),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      });
    },
    /** The answer to request options. */
    get(challenge: string, changes: Changes = {}) {
      const data = authenticatorData(changes);
      const json = clientData('webauthn.get', challenge, changes);
      const signature = sign('sha256', Buffer.concat([data, sha256(json)]), privateKey);
      return credential({
        clientDataJSON: base64url(json),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
  };
}
