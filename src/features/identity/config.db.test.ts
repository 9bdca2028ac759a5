import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';

it('names the embedded pool with absolute addresses on both transports, and nothing secret', async () => {
  const app = await startTestApp({
    env: { PUBLIC_URL: 'https://law.example', SEED_ADMIN_PASSWORD: 'a secret password' },
  });
  const expected = {
    region: 'lf-local-1',
    userPoolId: 'lf-local-1_Lawfront',
    clientId: 'lawfrontlocalclient',
    userPoolEndpoint: 'https://law.example/local-cognito/idp/',
    identityPoolId: 'lf-local-1:00000000-0000-4000-8000-000000000001',
    identityPoolEndpoint: 'https://law.example/local-cognito/identity/',
  };
  const overRest = await fetch(`${app.url}/api/identity/config`);
  expect([overRest.status, await overRest.json()]).toEqual([200, expected]);
  const overTrpc = await fetch(`${app.url}/trpc/identity.config`);
  expect((await overTrpc.json()).result.data).toEqual({ ...expected, sendsCodes: false });
  await app.close();
});
