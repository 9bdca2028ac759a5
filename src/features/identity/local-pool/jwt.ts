import { sign, verify } from 'node:crypto';
import { promisify } from 'node:util';
import type { SigningKey } from './signing-key.ts';

const ALGORITHM = 'RSA-SHA256';
const MAX_LENGTH = 8_192;

const signInThreadPool = promisify<string, Buffer, SigningKey['privateKey'], Buffer>(sign);

/** Signs a token (RFC 7519, RS256). It takes a millisecond, off the event loop. */
export async function signJwt(key: SigningKey, claims: Record<string, unknown>): Promise<string> {
  const content = `${encode({ kid: key.id, alg: 'RS256' })}.${encode(claims)}`;
  const signature = await signInThreadPool(ALGORITHM, Buffer.from(content), key.privateKey);
  return `${content}.${signature.toString('base64url')}`;
}

/** The claims of a token signed with this key, otherwise undefined. Does not check the expiry. */
export function readJwt(key: SigningKey, token: string): Record<string, unknown> | undefined {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.');
  if (token.length > MAX_LENGTH || rest.length > 0) return undefined;
  if (header !== encode({ kid: key.id, alg: 'RS256' })) return undefined;
  const signed = Buffer.from(`${header}.${payload}`);
  const isOurs = verify(ALGORITHM, signed, key.publicKey, Buffer.from(signature, 'base64url'));
  return isOurs ? JSON.parse(Buffer.from(payload, 'base64url').toString()) : undefined;
}

function encode(part: Record<string, unknown>): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
