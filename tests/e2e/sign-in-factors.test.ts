import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOfStep } from '../../src/features/identity/local-pool/second-factor/totp.ts';
import { addMinutes, getUnixTime } from '../../src/platform/time/date-math.ts';
import { PASSWORD } from '../../src/testing/pool-client.ts';
import { TEST_NOW } from '../../src/testing/test-app.ts';
import { startAdmin } from './admin.ts';
import { violationsOn } from './axe.ts';
import { sharedBrowser, type VisitOptions, visit } from './browser.ts';

/** Second factors and passkeys, with Amplify and Chromium's virtual authenticator. */

let now = TEST_NOW;
const site = startAdmin(() => ({ now: () => now }));

beforeEach(async () => {
  now = TEST_NOW;
  // Passkeys require a host name: an IP address is not allowed.
  if (site.app.deps.localPool) site.app.deps.localPool.publicUrl = origin();
  await site.db.deleteFrom('localIdentity.authenticatorApps').execute();
  await site.db.deleteFrom('localIdentity.passkeys').execute();
  await site.db.deleteFrom('signInSettings').execute();
});

const origin = () => site.url.replace('127.0.0.1', 'localhost');

const open = async (path: string, options: Omit<VisitOptions, 'url'> = {}) =>
  visit(await sharedBrowser(), { ...options, isFirst: true, url: origin() + path });

async function typePassword(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function signIn(options: Omit<VisitOptions, 'url'> = {}) {
  const visitor = await open('/login?redirect=/admin/account', options);
  await typePassword(visitor.page);
  await title(visitor.page, 'Your account');
  return visitor;
}

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const entered = async (page: Page) => {
  await page.waitForURL('**/admin');
  await page.locator('main h1').waitFor();
};
const toast = (page: Page, text: string) => page.getByText(text).first().waitFor();

const codeOf = (secret: string) => codeOfStep(secret, Math.floor(getUnixTime(now) / 30));

async function addAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

describe('a passkey', () => {
  it('is added, signs in without the password, and is removed', async () => {
    const { page } = await signIn();
    await addAuthenticator(page);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await toast(page, 'The passkey is added');
    const dialog = page.getByRole('dialog', { name: 'Name this passkey' });
    expect(await dialog.getByLabel('Name').inputValue()).not.toBe('');
    await dialog.getByLabel('Name').fill('Office laptop');
    expect(await violationsOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save Name' }).click();
    await toast(page, 'The passkey is named');
    const rows = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(1);
    await rows.getByText('Office laptop', { exact: true }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await rows.getByRole('button', { name: 'Rename Office laptop' }).click();
    await dialog.getByLabel('Name').fill('Reception');
    await page.keyboard.press('Enter');
    await rows.getByText('Reception', { exact: true }).waitFor();

    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${origin()}/login`);
    await page.getByLabel('Username').fill('ADMIN');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await entered(page);

    await page.goto(`${origin()}/admin/account`);
    await rows.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await toast(page, 'The passkey is removed');
    await expect.poll(() => rows.count()).toBe(0);
    const names = site.db.selectFrom('passkeyNames').select('name');
    await expect.poll(() => names.execute()).toEqual([]);

    // The passkey is still on the device.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${origin()}/login`);
    await page.getByLabel('Username').fill('admin');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await toast(page, 'This passkey does not belong to this username.');
  });

  it('that was cloned is refused once the other copy was used', async () => {
    const { page } = await signIn();
    const { cdp, authenticatorId } = await addAuthenticator(page);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await toast(page, 'The passkey is added');
    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
    const [clone] = credentials;
    if (!clone) throw new Error('There is no credential');
    const byPasskey = async () => {
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(`${origin()}/login`);
      await page.getByLabel('Username').fill('admin');
      await page.getByRole('button', { name: 'Use a passkey' }).click();
    };
    for (let i = 0; i < 2; i++) {
      await byPasskey();
      await entered(page);
    }
    // The clone has the signature counter from before these sign-ins.
    await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
    await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: clone });
    await byPasskey();
    await toast(page, 'This passkey does not belong to this username.');
  });
});

describe('an authenticator app', () => {
  async function setUp(page: Page): Promise<string> {
    await page.getByRole('button', { name: 'Set up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    const secret = await dialog.locator('[data-secret]').getAttribute('data-secret');
    if (!secret) throw new Error('There is no secret');
    expect(await violationsOn(page)).toEqual([]);
    await dialog.getByLabel('Verification code').fill(codeOf(secret));
    await dialog.getByRole('button', { name: 'Turn On' }).click();
    return secret;
  }

  it('is set up, and its code signs in after the password', async () => {
    const { page } = await signIn();
    const secret = await setUp(page);
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect.poll(() => codes.count()).toBe(10);
    expect(await violationsOn(page)).toEqual([]);
    const recoveryCode = (await codes.first().textContent()) ?? '';
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Have you saved it?' }).waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    expect(await codes.count()).toBe(10);
    expect(await page.getByText('recovery codes are left').count()).toBe(0);
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByText('10 recovery codes are left.').waitFor();

    now = addMinutes(TEST_NOW, 2);
    const other = await open('/login?redirect=/admin/account');
    await typePassword(other.page);
    const field = other.page.getByLabel('Verification code');
    await field.fill(codeOf(secret) === '123456' ? '654321' : '123456');
    await other.page.getByRole('button', { name: 'Continue' }).click();
    await toast(other.page, 'The code is incorrect.');
    await field.fill(codeOf(secret));
    await other.page.getByRole('button', { name: 'Continue' }).click();
    await title(other.page, 'Your account');

    const third = await open('/login?redirect=/admin/account');
    await typePassword(third.page);
    await third.page.getByRole('button', { name: 'Use a recovery code' }).click();
    await third.page.getByLabel('Recovery code').fill(recoveryCode);
    await third.page.getByRole('button', { name: 'Continue' }).click();
    await title(third.page, 'Your account');
    await third.page.getByText('9 recovery codes are left.').waitFor();

    await third.page.getByRole('button', { name: 'Turn off' }).click();
    await third.page.getByRole('dialog').getByRole('button', { name: 'Turn Off' }).click();
    await toast(third.page, 'The authenticator app is off');
    await signIn();
  });

  it('is set up at the sign-in if the role needs a second factor', async () => {
    const owner = await signIn();
    await owner.page.goto(`${origin()}/admin/staff`);
    const requirement = owner.page.getByRole('group', { name: 'Require a second factor' });
    await requirement.getByLabel('Editor').click();
    await toast(owner.page, 'Saved');
    await expect.poll(() => requirement.getByLabel('Editor').isChecked()).toBe(true);
    await requirement.getByLabel('Administrator').click();
    // This session has no second factor either, and from now on can only access the account page.
    await owner.page.getByText('Your role needs a second factor').waitFor();
    await title(owner.page, 'Your account');
    expect(await violationsOn(owner.page)).toEqual([]);
    await owner.page.goto(`${origin()}/admin/people`);
    await title(owner.page, 'Your account');

    const { page } = await open('/login?redirect=/admin/account', { device: 'phone' });
    await typePassword(page);
    const secret = await page.locator('[data-secret]').getAttribute('data-secret');
    expect(await violationsOn(page)).toEqual([]);
    await page.getByLabel('Verification code').fill(codeOf(secret ?? ''));
    await page.getByRole('button', { name: 'Continue' }).click();
    await title(page, 'Your account');
    await page.getByText('You have no recovery codes.').waitFor();
    expect(await page.getByRole('button', { name: 'Turn off' }).count()).toBe(0);

    await owner.page.getByRole('button', { name: 'Continue' }).click();
    await title(owner.page, 'People');
  });
});
