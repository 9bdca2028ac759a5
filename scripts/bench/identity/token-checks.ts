import { randomBytes, verify } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Jwks } from 'aws-jwt-verify/jwk';
import { fixedKeys } from '../../../src/features/identity/key-set.ts';
import { signJwt } from '../../../src/features/identity/local-pool/jwt.ts';
import { loadSigningKey } from '../../../src/features/identity/local-pool/signing-key.ts';
import { createTokenVerifier } from '../../../src/features/identity/verify-token.ts';
import { createSecretBox } from '../../../src/platform/secrets/secret-box.ts';
import { getUnixTime } from '../../../src/platform/time/date-math.ts';

const CHECKS = 3_000;
const USER_POOL_ID = 'lf-local-1_Lawfront';
const CLIENT_ID = 'lawfrontlocalclient';

/** Access token verifications per second of CPU time: the full check of every call, and the signature check alone. */
export async function measureTokenChecks(): Promise<{ ours: number; bare: number }> {
  const key = await makeKey();
  const token = await signJwt(key, {
    sub: '2b7d9a54-8f0e-4c1d-9a3b-5e6f7a8b9c88',
    iss: `https://cognito-idp.lf-local-1.amazonaws.com/${USER_POOL_ID}`,
    client_id: CLIENT_ID,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    username: 'maren',
    iat: getUnixTime(new Date()),
    exp: getUnixTime(new Date()) + 3_600,
  });
  const check = createTokenVerifier({
    userPoolId: USER_POOL_ID,
    clientId: CLIENT_ID,
    keys: fixedKeys({ keys: [key.publicJwk] } as unknown as Jwks),
    now: () => new Date(),
  });
  const signed = Buffer.from(token.slice(0, token.lastIndexOf('.')));
  const signature = Buffer.from(token.slice(token.lastIndexOf('.') + 1), 'base64url');
  return {
    ours: await perSecond(() => check(token)),
    bare: await perSecond(async () => {
      if (!verify('RSA-SHA256', signed, key.publicKey, signature)) throw new Error('No signature');
    }),
  };
}

async function makeKey() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lawfront-bench-key-'));
  const secrets = createSecretBox([{ id: 'bench', key: randomBytes(32) }]);
  const key = await loadSigningKey(path.join(folder, 'key'), secrets, () => {});
  await rm(folder, { recursive: true });
  return key;
}

/** Operations per second of CPU time, so that other load on the machine does not count. */
async function perSecond(run: () => Promise<unknown>): Promise<number> {
  for (let i = 0; i < CHECKS / 10; i += 1) await run();
  const start = process.cpuUsage();
  for (let i = 0; i < CHECKS; i += 1) await run();
  const { user, system } = process.cpuUsage(start);
  return (CHECKS / (user + system)) * 1_000_000;
}
