import { createHash, createHmac, randomBytes } from 'node:crypto';
import { modularPower as power } from '../local-pool/modular-power.ts';
import {
  type PasswordVerifier,
  type SrpIdentity,
  startExchange,
  verifyPasswordProof,
} from '../local-pool/srp.ts';

// The client's half of Cognito's SRP, implemented separately from the server's and with the prime of RFC 3526 §5
// written out, so that a mistake in one is not repeated in the other. Only modular exponentiation is shared, for speed.
const N = BigInt(
  `0x${[
    'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD',
    'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED',
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F',
    '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B',
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510',
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7',
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C',
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
  ].join('')}`,
);
const g = 2n;

const modulo = (value: bigint) => ((value % N) + N) % N;

function padded(value: bigint): Buffer {
  const digits = value.toString(16);
  const hex = digits.padStart(digits.length + (digits.length % 2), '0');
  return Buffer.from(Number.parseInt(hex.slice(0, 2), 16) >= 0x80 ? `00${hex}` : hex, 'hex');
}

const hash = (...parts: (Buffer | string)[]) =>
  parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest();
const toInteger = (bytes: Buffer) => BigInt(`0x${bytes.toString('hex')}`);
const hmac = (key: Buffer, data: Buffer) => createHmac('sha256', key).update(data).digest();

type Answer = {
  userId: string;
  salt: string;
  serverPublic: string;
  secretBlock: string;
  timestamp: string;
};

/** A client that starts a sign-in: its public value in hexadecimal, and a function to prove a password. */
export function createSrpClient({ poolName }: { poolName: string }) {
  const a = toInteger(randomBytes(32));
  const A = power(g, a);
  return {
    clientPublic: A.toString(16),
    /** Returns the signature in base64. */
    prove(
      password: string,
      { userId, salt, serverPublic, secretBlock, timestamp }: Answer,
    ): string {
      const B = BigInt(`0x${serverPublic}`);
      const u = toInteger(hash(padded(A), padded(B)));
      const x = toInteger(
        hash(padded(BigInt(`0x${salt}`)), hash(`${poolName}${userId}:${password}`)),
      );
      const multiplier = toInteger(hash(padded(N), padded(g)));
      const S = power(modulo(B - multiplier * power(g, x)), a + u * x);
      const pseudorandom = hmac(padded(u), padded(S));
      const key = hmac(pseudorandom, Buffer.from('Caldera Derived Key\u0001')).subarray(0, 16);
      return createHmac('sha256', key)
        .update(poolName + userId)
        .update(Buffer.from(secretBlock, 'base64'))
        .update(timestamp)
        .digest('base64');
    },
  };
}

/** Runs both sides of a sign-in, and returns whether the server accepts the proof. */
export function provesBySrp(
  identity: SrpIdentity,
  { salt, verifier }: PasswordVerifier,
  password: string,
): boolean {
  const client = createSrpClient(identity);
  const exchange = startExchange(client.clientPublic, verifier);
  if (!exchange) throw new Error('The public value of the client was refused');
  const secretBlock = randomBytes(32).toString('base64');
  const timestamp = 'Mon Mar 10 14:00:00 UTC 2031';
  const { userId } = identity;
  const { serverPublic } = exchange;
  const asked = { userId, salt, serverPublic, secretBlock, timestamp };
  const signature = client.prove(password, asked);
  return verifyPasswordProof(identity, exchange, verifier, { secretBlock, timestamp, signature });
}
