import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { getUnixTime } from '../../../platform/time/date-math.ts';
import { TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const strangersKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

type Changes = { header?: object; payload?: object };

/** Invalid tokens of every kind, by name, made from a valid access token and id token of the app's pool. */
export function badTokens(
  { deps: { localPool } }: Pick<TestApp, 'deps'>,
  { good, idToken }: { good: string; idToken: string },
): [what: string, token: string][] {
  const [header, payload] = good
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));
  const ownKey = localPool?.signingKey.privateKey as KeyObject;
  const contentOf = (changes: Changes) =>
    `${base64url({ ...header, ...changes.header })}.${base64url({ ...payload, ...changes.payload })}`;
  const token = (changes: Changes = {}, key = ownKey) => {
    const content = contentOf(changes);
    return `${content}.${sign('RSA-SHA256', Buffer.from(content), key).toString('base64url')}`;
  };
  const now = getUnixTime(TEST_NOW);
  const withPublicKey = () => {
    const content = contentOf({ header: { alg: 'HS256' } });
    const secret = localPool?.signingKey.publicKey.export({ type: 'spki', format: 'pem' }) ?? '';
    return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
  };
  const renamed = () => {
    const [head, , signature] = good.split('.');
    return [head, base64url({ ...payload, username: 'root' }), signature].join('.');
  };
  const ownKeyInHeader = {
    jwk: localPool?.signingKey.publicJwk,
    jku: 'https://evil.example/keys',
  };
  const otherPool = 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Other';
  return [
    ['garbage', 'garbage'],
    ['three dots', '...'],
    ['JSON', base64url({ sub: 'x' })],
    ['only a header', good.split('.')[0] ?? ''],
    ['no signature', `${good.split('.').slice(0, 2).join('.')}.`],
    ['alg none', `${contentOf({ header: { alg: 'none' } })}.`],
    ['HS256 with the public key', withPublicKey()],
    ['another key', token({}, strangersKey)],
    ['an unknown kid', token({ header: { kid: 'unknown' } })],
    ['no kid', token({ header: { kid: undefined } })],
    ['a kid that is a path', token({ header: { kid: '../../etc/passwd' } }, strangersKey)],
    ['a kid that is SQL', token({ header: { kid: "' or 1=1 --" } }, strangersKey)],
    ['a key of its own in the header', token({ header: ownKeyInHeader }, strangersKey)],
    ['another pool', token({ payload: { iss: otherPool } })],
    ['another client', token({ payload: { client_id: 'another' } })],
    ['an id token', idToken],
    ['another use', token({ payload: { token_use: 'refresh' } })],
    ['expired', token({ payload: { exp: now - 1 } })],
    ['expired for the machine too', token({ payload: { exp: 1_000_000_000 } })],
    ['no expiry', token({ payload: { exp: undefined } })],
    ['not yet valid', token({ payload: { nbf: now + 3_600 } })],
    ['no account', token({ payload: { sub: undefined } })],
    ['a changed name', renamed()],
    ['a broken end', `${good.slice(0, -3)}AAA`],
    ['12 KB', `${good}${'A'.repeat(12_000)}`],
  ];
}
