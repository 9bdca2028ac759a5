import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A self-signed key and certificate for 127.0.0.1 and localhost, valid for a day. */
export function selfSigned(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(set(sequence(objectId('550403'), tagged(0x0c, Buffer.from('localhost')))));
  const algorithm = sequence(objectId('2a8648ce3d040302'));
  const alternatives = sequence(
    tagged(0x82, Buffer.from('localhost')),
    tagged(0x87, Buffer.from([127, 0, 0, 1])),
  );
  const body = sequence(
    tagged(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(-1), time(1)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(sequence(objectId('551d11'), tagged(0x04, alternatives)))),
  );
  const signature = sign('sha256', body, privateKey);
  const cert = sequence(
    body,
    algorithm,
    tagged(0x03, Buffer.concat([Buffer.from([0]), signature])),
  );
  const lines = cert.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

// DER (X.690): a tag, the length, the content.
function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const head =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}

const sequence = (...parts: Buffer[]) => tagged(0x30, Buffer.concat(parts));
const set = (part: Buffer) => tagged(0x31, part);
const integer = (bytes: Buffer) => tagged(0x02, bytes);
const objectId = (hex: string) => tagged(0x06, Buffer.from(hex, 'hex'));

function time(daysFromNow: number): Buffer {
  const instant = new Date(Date.now() + daysFromNow * 86_400_000).toISOString();
  return tagged(0x18, Buffer.from(`${instant.slice(0, 19).replace(/[-:T]/g, '')}Z`));
}
