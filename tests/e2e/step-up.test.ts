import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOfStep } from '../../src/features/identity/local-pool/second-factor/totp.ts';
import { addMinutes, getUnixTime } from '../../src/platform/time/date-math.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { insertMessage } from '../../src/testing/messages.ts';
import { PASSWORD, poolClient } from '../../src/testing/pool-client.ts';
import { TEST_NOW } from '../../src/testing/test-app.ts';
import { chooseMore, startAdmin } from './admin.ts';
import { violationsOn } from './axe.ts';
import { sharedBrowser, visit } from './browser.ts';

/**
 * Exports, keys and access changes require a recent sign-in. Tested with the unmodified client of the user pool
 * (Amplify).
 */

let now = TEST_NOW;
const site = startAdmin(() => ({ now: () => now }));

beforeEach(async () => {
  now = TEST_NOW;
  await deleteAll(site.db, 'localIdentity.sessions');
  await deleteAll(site.db, 'localIdentity.authenticatorApps');
  await deleteAll(site.db, 'localIdentity.passkeys');
  await deleteAll(site.db, 'contactSubmissions');
  await insertMessage(site.db);
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });
const exportCsv = (page: Page) => chooseMore(page, 'Export CSV');
const passLongEnough = () => {
  now = addMinutes(now, 16);
};

async function confirmByPassword(page: Page, password = PASSWORD): Promise<void> {
  await dialogOf(page).getByLabel('Password').fill(password);
  await dialogOf(page).getByRole('button', { name: 'Confirm' }).click();
}

const liveSessions = () =>
  site.db
    .selectFrom('localIdentity.sessions')
    .select('originJti')
    .where('revokedAt', 'is', null)
    .execute();

/** Everything that the pool's client stores in the tab. */
const tokensOf = (page: Page) => page.evaluate(() => ({ ...sessionStorage }));

/**
 * Enables an authenticator app for the test account without using its screen. Returns a function that generates its
 * codes.
 */
async function turnOnApp(): Promise<() => string> {
  const pool = poolClient(site.app);
  const { AccessToken } = (await pool.signIn('admin')).body.AuthenticationResult;
  const { SecretCode } = (await pool.call('AssociateSoftwareToken', { AccessToken })).body;
  const code = () => codeOfStep(SecretCode, Math.floor(getUnixTime(now) / 30));
  await pool.call('VerifySoftwareToken', { AccessToken, UserCode: code() });
  const SoftwareTokenMfaSettings = { Enabled: true };
  await pool.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings });
  return code;
}

describe('an export 16 minutes after the sign-in', () => {
  it('is made after the password was confirmed, in the same session', async () => {
    const { page } = await site.signIn('/admin/contact-submissions');
    const [session] = await liveSessions();
    const tokens = await tokensOf(page);
    passLongEnough();
    await exportCsv(page);
    await dialogOf(page).getByText('You stay signed in').waitFor();
    expect(await violationsOn(page)).toEqual([]);

    await confirmByPassword(page, 'not the password');
    await page.getByText('The password is incorrect.').waitFor();
    const downloading = page.waitForEvent('download');
    await confirmByPassword(page);
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file.split('\r\n')).toHaveLength(3);
    await dialogOf(page).waitFor({ state: 'detached' });

    expect(await liveSessions()).toEqual([session]);
    expect(await tokensOf(page)).toEqual(tokens);
    // Live changes still arrive.
    await insertMessage(site.db, { firstName: 'Somebody', lastName: 'Else' });
    await page.getByText('Somebody Else').first().waitFor();
    // For the next 15 minutes, no further confirmation is needed.
    const next = page.waitForEvent('download');
    await exportCsv(page);
    await next;
    expect(await dialogOf(page).count()).toBe(0);
  });

  it('is made after the password and a code of the authenticator app', async () => {
    const { page } = await site.signIn('/admin/contact-submissions', { device: 'phone' });
    const code = await turnOnApp();
    passLongEnough();
    await exportCsv(page);
    await confirmByPassword(page);
    const field = dialogOf(page).getByLabel('Verification code');
    await field.fill(code() === '123456' ? '654321' : '123456');
    expect(await violationsOn(page)).toEqual([]);
    await dialogOf(page).getByRole('button', { name: 'Continue' }).click();
    await page.getByText('The code is incorrect.').waitFor();
    const downloading = page.waitForEvent('download');
    await field.fill(code());
    await dialogOf(page).getByRole('button', { name: 'Continue' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.csv$/);
  });

  it('is made after a passkey was used', async () => {
    // Passkeys require a host name: an IP address is not allowed.
    const origin = site.url.replace('127.0.0.1', 'localhost');
    if (site.app.deps.localPool) site.app.deps.localPool.publicUrl = origin;
    const { page } = await visit(await sharedBrowser(), {
      isFirst: true,
      url: `${origin}/login?redirect=/admin/account`,
    });
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('heading', { name: 'Your account', level: 1 }).waitFor();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    passLongEnough();
    // Adding a passkey also requires confirmation, by password.
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await confirmByPassword(page);
    await page.getByText('The passkey is added').waitFor();

    passLongEnough();
    await page.goto(`${origin}/admin/contact-submissions`);
    await exportCsv(page);
    const downloading = page.waitForEvent('download');
    await dialogOf(page).getByRole('button', { name: 'Use a passkey' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.csv$/);
  });

  it('is not made if nobody confirms it', async () => {
    const { page } = await site.signIn('/admin/contact-submissions');
    passLongEnough();
    await exportCsv(page);
    await dialogOf(page).getByRole('button', { name: 'Close' }).click();
    await page.getByText('Nothing was changed or sent.').waitFor();
    expect(await dialogOf(page).count()).toBe(0);
    expect(await liveSessions()).toHaveLength(1);
  });
});

it('what was typed is still there after the question was closed, and is saved once it is confirmed', async () => {
  const { page } = await site.signIn('/admin/api-keys');
  await page.getByRole('button', { name: 'Create Key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Key' });
  await dialog.getByLabel('Who will use it').fill('Accounting');
  await dialog.getByRole('checkbox', { name: 'Messages: read' }).check();
  passLongEnough();
  await dialog.getByRole('button', { name: 'Create Key' }).click();
  await dialogOf(page).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Nothing was changed or sent.').waitFor();
  expect(await dialog.getByLabel('Who will use it').inputValue()).toBe('Accounting');

  await dialog.getByRole('button', { name: 'Create Key' }).click();
  await confirmByPassword(page);
  const shown = page.getByRole('dialog', { name: 'The key of Accounting' });
  expect(await shown.getByLabel('Key').inputValue()).toMatch(/^lf_/);
  expect(await dialogOf(page).count()).toBe(0);
});

it('an authenticator app is set up after the password was confirmed', async () => {
  const { page } = await site.signIn('/admin/account');
  passLongEnough();
  await page.getByRole('button', { name: 'Set up' }).click();
  await confirmByPassword(page);
  await page
    .getByRole('dialog', { name: 'Set up an authenticator app' })
    .locator('[data-secret]')
    .waitFor();
});
