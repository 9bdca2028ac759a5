import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addMinutes, getUnixTime } from '../../../platform/time/date-math.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { PASSWORD, poolClient } from '../../../testing/pool-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { codeOfStep } from '../local-pool/second-factor/totp.ts';
import { createAuthenticator } from '../testing/software-authenticator.ts';
import { trpcClient } from '../testing/trpc-client.ts';

const SITE = { origin: 'https://law.example', rpId: 'law.example' };
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0';
const ADMIN_PASSWORD = STAFF_ENV.SEED_ADMIN_PASSWORD;

let app: TestApp;
let pool: ReturnType<typeof poolClient>;
let now = TEST_NOW;

beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { ...STAFF_ENV, PUBLIC_URL: SITE.origin } });
  pool = poolClient(app, { userAgent: FIREFOX });
});
afterAll(() => app.close());

let AccessToken: string;
beforeEach(async () => {
  now = TEST_NOW;
  await app.deps.db.deleteFrom('localIdentity.authenticatorApps').execute();
  await app.deps.db.deleteFrom('outboxEmails').execute();
  AccessToken = (await pool.signIn('admin')).body.AuthenticationResult.AccessToken;
});

/** The mails about changes that have been sent. */
const sent = () =>
  app.deps.db
    .selectFrom('outboxEmails')
    .select(['toEmail', 'subject', 'textBody'])
    .where('kind', '=', 'sign_in_changed')
    .where('state', '=', 'sent')
    .orderBy('createdAt')
    .execute();
const subjects = async () => (await sent()).map(({ subject }) => subject);
/** Waits until as many mails have been sent, and returns the subjects. */
async function subjectsOf(count: number) {
  await expect.poll(subjects).toHaveLength(count);
  return subjects();
}

async function setUpApp() {
  const { SecretCode } = (await pool.call('AssociateSoftwareToken', { AccessToken })).body;
  const UserCode = codeOfStep(SecretCode, Math.floor(getUnixTime(now) / 30));
  const { body } = await pool.call('VerifySoftwareToken', { AccessToken, UserCode });
  expect(body).toEqual({ Status: 'SUCCESS' });
}
const setPreference = (Enabled: boolean) =>
  pool.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled } });

it('mails the owner about a passkey that is added or removed, with its name', async () => {
  const authenticator = createAuthenticator(SITE);
  const { body } = await pool.call('StartWebAuthnRegistration', { AccessToken });
  const Credential = authenticator.create(body.CredentialCreationOptions.challenge);
  const added = await pool.call('CompleteWebAuthnRegistration', { AccessToken, Credential });
  expect(added.status).toBe(200);
  expect(await subjectsOf(1)).toEqual(['A passkey was added to your account']);
  const [mail] = await sent();
  expect(mail?.toEmail).toBe('office@pacificharborlaw.example');
  expect(mail?.textBody).toContain('If this was not you');
  expect(mail?.textBody).toContain('Passkey: Firefox on Windows');
  expect(mail?.textBody).toContain('Account: admin');
  expect(mail?.textBody).toContain('https://law.example/admin/account');
  const CredentialId = authenticator.id;
  await pool.call('DeleteWebAuthnCredential', { AccessToken, CredentialId });
  expect(await subjectsOf(2)).toContain('A passkey of your account was removed');
  // There is no such passkey any more: nothing has changed.
  const again = await pool.call('DeleteWebAuthnCredential', { AccessToken, CredentialId });
  expect(again.status).toBe(400);
  expect(await subjects()).toHaveLength(2);
});

it('mails the owner once when an authenticator app is turned on, replaced or turned off', async () => {
  await setUpApp();
  await setPreference(true);
  expect(await subjectsOf(1)).toEqual(['An authenticator app was added to your account']);
  now = addMinutes(now, 1);
  await setUpApp();
  await setPreference(true);
  expect(await subjectsOf(2)).toContain('The authenticator app of your account was replaced');
  await setPreference(false);
  expect(await subjectsOf(3)).toContain('The authenticator app of your account was removed');
});

it('mails the owner about new recovery codes, without the codes', async () => {
  await setUpApp();
  await setPreference(true);
  const { identity } = trpcClient(app.url, AccessToken);
  const { codes } = await identity.createRecoveryCodes.mutate();
  expect(await subjectsOf(2)).toContain('New recovery codes were made for your account');
  const texts = JSON.stringify(await sent());
  expect(codes.filter((code) => texts.includes(code))).toEqual([]);
});

it('mails the owner about a new password, not about a refused one', async () => {
  const change = (PreviousPassword: string, ProposedPassword: string) =>
    pool.call('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword });
  expect((await change('wrong password', PASSWORD)).status).toBe(400);
  expect((await change(ADMIN_PASSWORD, PASSWORD)).status).toBe(200);
  expect(await subjectsOf(1)).toEqual(['The password of your account was changed']);
  expect((await sent())[0]?.textBody).not.toContain(PASSWORD);
  await pool.asClient('ForgotPassword', { Username: 'admin' });
  const reset = await pool.asClient('ConfirmForgotPassword', {
    ...{ Username: 'admin', Password: ADMIN_PASSWORD },
    ConfirmationCode: await pool.codeOf('admin'),
  });
  expect(reset.status).toBe(200);
  expect(await subjectsOf(2)).toEqual([
    'The password of your account was changed',
    'The password of your account was changed',
  ]);
});
