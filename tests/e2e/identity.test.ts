import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../../src/features/identity/local-pool/create-account.ts';
import { STAFF_ENV } from '../../src/testing/people.ts';
import { PASSWORD, poolClient } from '../../src/testing/pool-client.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { openAccountMenu, openSection } from './admin.ts';
import { violationsOn } from './axe.ts';
import { sharedBrowser, untilHydrated, visit } from './browser.ts';

let app: TestApp;
let browser: Browser;
const usedCodes = new Set(['']);

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ env: STAFF_ENV }), sharedBrowser()]);
});
afterAll(async () => {
  await app.close();
});

const at = (path: string, options: Partial<Parameters<typeof visit>[1]> = {}) =>
  visit(browser, { url: app.url + path, ...options });

async function signIn(page: Page, username: string, password = PASSWORD) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function revoke(page: Page, username: string) {
  await page.getByRole('button', { name: `Revoke access of ${username}` }).click();
  const question = page.getByRole('dialog', { name: `Revoke access of ${username}?` });
  await question.getByRole('button', { name: 'Revoke' }).click();
}

/** The oldest unused code that was mailed to an address. */
async function codeMailedTo(email: string): Promise<string> {
  const sent = app.deps.db
    .selectFrom('outboxEmails')
    .select('textBody')
    .where('toEmail', '=', email)
    .where('state', '=', 'sent')
    .orderBy('createdAt');
  let code = '';
  const findCode = async () => {
    const codes = (await sent.execute()).map(
      (mail) => /\b\d{6}\b/.exec(mail.textBody ?? '')?.[0] ?? '',
    );
    code = codes.find((found) => !usedCodes.has(found)) ?? '';
    return code;
  };
  await expect.poll(findCode).not.toBe('');
  usedCodes.add(code);
  return code;
}

describe('from a new account to the back office', () => {
  it('a person signs up, confirms by code, waits for access, is granted it, and loses it again', async () => {
    const { page, troubles } = await at('/login', { device: 'phone' });
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByText('Username must be at least 3 characters').waitFor();
    await page.getByText('Please enter a valid email address').waitFor();
    await page.getByText('Password must be at least 8 characters').waitFor();
    await page.getByText('Please confirm your password').waitFor();
    await page.getByLabel('Username').fill('maren');
    await page.getByLabel(/^Email/).fill('maren@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm Password').fill('another one');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByText("Passwords don't match").waitFor();
    await page.getByLabel('Confirm Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByText('Account created!').waitFor();
    const focus = page.getByLabel('Verification code');
    await expect.poll(() => focus.evaluate((input) => input === document.activeElement)).toBe(true);

    expect(await page.getByLabel('Username').inputValue()).toBe('maren');
    await page.getByLabel('Verification code').fill('12');
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await page.getByText('Verification code must be 6 digits').waitFor();
    const first = await codeMailedTo('maren@example.com');
    await page.getByLabel('Verification code').fill(first === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await page.getByText('Invalid verification code. Please try again.').waitFor();
    await page.getByRole('button', { name: 'Resend code' }).click();
    await page.getByText('Code not sent').waitFor();
    await page.getByLabel('Verification code').fill(await codeMailedTo('maren@example.com'));
    const isRead = Promise.withResolvers<void>();
    await page.route('**/local-cognito/**', async (route) => {
      const target = route.request().headers()['x-amz-target'];
      if (target?.endsWith('.InitiateAuth')) await isRead.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await page.getByText('Email verified!').waitFor();
    isRead.resolve();

    // The user pool signs the new user in automatically.
    await page.getByText('Your account is waiting for approval.').waitFor();

    const admin = await at('/login');
    await signIn(admin.page, 'admin');
    await admin.page.getByRole('heading', { name: 'Welcome back, admin' }).waitFor();
    await openSection(admin.page, '/admin/staff');
    await admin.page.getByRole('button', { name: 'Approve maren' }).click();
    await admin.page.getByText('maren has access now').waitFor();
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByRole('heading', { name: 'Welcome back, maren' }).waitFor();

    await revoke(admin.page, 'maren');
    await admin.page.getByText('maren no longer has access').waitFor();
    await admin.page.getByText('Nobody else is an owner or administrator.').waitFor();
    await page.reload();
    await page.getByText('Your access has been withdrawn.').waitFor();
    await page.getByRole('button', { name: 'Sign Out' }).first().click();
    await page.waitForURL('**/login**');
    const expected = (trouble: string) => !/^status of 40[0139]/.test(trouble);
    expect([...troubles, ...admin.troubles].filter(expected)).toEqual([]);
  }, 90_000);
});

describe('signing in', () => {
  it('reports missing and wrong input, and keeps the username', async () => {
    const { page } = await at('/login');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Username is required').waitFor();
    await page.getByText('Password is required').waitFor();
    const name = page.getByLabel('Username');
    await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true);
    await signIn(page, 'admin', 'not the password');
    await page.getByText('Incorrect username or password.').waitFor();
    expect(await name.inputValue()).toBe('admin');
  });

  it('pressed before the pool’s configuration has arrived waits for it', async () => {
    const { page } = await at('/robots.txt');
    const isPressed = Promise.withResolvers<void>();
    await page.route('**/trpc/identity.config*', async (route) => {
      await isPressed.promise;
      await route.continue();
    });
    await page.goto(`${app.url}/login`);
    await signIn(page, 'admin');
    await page.locator('button[aria-busy="true"]').waitFor();
    isPressed.resolve();
    await page.getByRole('heading', { name: 'Welcome back, admin' }).waitFor();
    expect(await page.getByText('Sign In Failed').count()).toBe(0);
  });

  it('redirects to the requested page, and to no other site', async () => {
    const { page } = await at('/admin/staff');
    await page.waitForURL('**/login?redirect=%2Fadmin%2Fstaff');
    await page.getByText('Please sign in to access this area.').first().waitFor();
    await signIn(page, 'admin');
    await Promise.all([
      page.getByText('Welcome back!').waitFor(),
      page.getByRole('heading', { name: 'Staff' }).waitFor(),
    ]);
    expect(new URL(page.url()).pathname).toBe('/admin/staff');

    const lured = await at(`/login?redirect=${encodeURIComponent('https://evil.example/admin')}`);
    await signIn(lured.page, 'admin');
    await lured.page.getByRole('heading', { name: 'Welcome back, admin' }).waitFor();
    expect(new URL(lured.page.url()).origin).toBe(app.url);
  });

  it('welcomes nobody who has no access, and shows the firm above the reason', async () => {
    await poolClient(app).newUser('waiting');
    const { page } = await at('/login', { isFirst: true });
    const seen: string[] = [];
    await page.exposeFunction('see', (text: string) => seen.push(text));
    await page.evaluate(() =>
      new MutationObserver(() =>
        (window as unknown as { see(text: string): void }).see(document.body.innerText),
      ).observe(document.body, { childList: true, subtree: true, characterData: true }),
    );
    await signIn(page, 'waiting');
    await page.getByText('Your account is waiting for approval.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Pacific Harbor Law' }).waitFor();
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((text) => text.includes('Welcome back!'))).toEqual([]);
  });

  it('shows the frame of the back office while it checks who is signed in', async () => {
    const { page, troubles } = await at('/login');
    await signIn(page, 'admin');
    await page.getByRole('heading', { name: 'Welcome back, admin' }).waitFor();
    const isRead = Promise.withResolvers<void>();
    await page.route('**/trpc/staff.me**', async (route) => {
      await isRead.promise;
      await route.continue();
    });
    await page.reload();
    await page.getByRole('status').getByText('Checking authentication...').waitFor();
    const sidebar = page.getByRole('complementary', { name: 'Back office' });
    const width = (await sidebar.boundingBox())?.width;
    // The next page, and so its heading, is not known yet.
    const violations = await violationsOn(page);
    expect(violations.filter(([rule]) => rule !== 'page-has-heading-one')).toEqual([]);
    isRead.resolve();
    await page.getByRole('heading', { name: 'Welcome back, admin' }).waitFor();
    expect((await sidebar.boundingBox())?.width).toBe(width);
    expect(troubles).toEqual([]);
  });

  it('survives a reload, and closing the tab only if chosen', async () => {
    const { page, context } = await at('/login');
    await signIn(page, 'admin');
    await page.getByRole('heading', { name: 'Welcome back, admin' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Welcome back, admin' }).waitFor();
    const other = await context.newPage();
    await other.goto(`${app.url}/admin`);
    await other.waitForURL('**/login**');
    await other.getByLabel('Keep me signed in').check();
    await signIn(other, 'admin');
    await other.getByRole('heading', { name: 'Welcome back, admin' }).waitFor();
    const third = await context.newPage();
    await third.goto(`${app.url}/admin`);
    await third.getByRole('heading', { name: 'Welcome back, admin' }).waitFor();
  });

  it('does not end, and says so, if the server could not revoke it', async () => {
    const { page } = await at('/login');
    await signIn(page, 'admin');
    await page.getByRole('heading', { name: 'Welcome back, admin' }).waitFor();
    await page.route('**/trpc/identity.endSessions*', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign Out' }).first().click();
    await page.getByText('Failed to sign out. Please try again.').waitFor();
    expect(await page.getByText('Signed out').count()).toBe(0);
    await page.unroute('**/trpc/identity.endSessions*');
    await page.getByRole('button', { name: 'Sign Out' }).first().click();
    await page.getByText('Signed out').waitFor();
  });

  it('ends in every tab on sign-out', async () => {
    const { page, context } = await at('/login');
    await page.getByLabel('Keep me signed in').check();
    await signIn(page, 'admin');
    await page.getByRole('heading', { name: 'Welcome back, admin' }).waitFor();
    const other = await context.newPage();
    await other.goto(`${app.url}/admin/staff`);
    await other.getByRole('heading', { name: 'Staff' }).waitFor();
    await page.getByRole('button', { name: 'Sign Out' }).first().click();
    await page.getByText('Signed out').waitFor();
    await other.waitForURL('**/login**');
    await other.reload();
    await other.getByRole('tab', { name: 'Sign In' }).waitFor();
  });

  it('shows no data of the previously signed-in user', async () => {
    const people = poolClient(app);
    await people.newUser('curious');
    const { page } = await at('/login', { isFirst: true });
    await signIn(page, 'admin');
    await openSection(page, '/admin/staff');
    await page.getByText('office@pacificharborlaw.example').waitFor();
    await openAccountMenu(page);
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.waitForURL('**/login**');
    const seen: string[] = [];
    await page.exposeFunction('see', (text: string) => seen.push(text));
    await page.evaluate(() =>
      new MutationObserver(() =>
        (window as unknown as { see(text: string): void }).see(document.body.innerText),
      ).observe(document.body, { childList: true, subtree: true, characterData: true }),
    );
    await signIn(page, 'curious');
    await page.getByText('Your account is waiting for approval.').waitFor();
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((text) => /office@|Welcome back, admin|Revoke/.test(text))).toEqual([]);
    await page.getByRole('button', { name: 'Sign Out' }).first().click();
    await page.waitForURL('**/login**');
    await signIn(page, 'admin');
    await page.getByText('office@pacificharborlaw.example').waitFor();
  });

  it('detects revoked access during work', async () => {
    const people = poolClient(app);
    await people.newUser('brief');
    const { page } = await at('/login');
    await signIn(page, 'brief');
    await page.getByText('Your account is waiting for approval.').waitFor();
    const setRole = (role: string) =>
      app.deps.db.updateTable('users').set({ role }).where('username', '=', 'brief').execute();
    // The page checks once by itself, because its request for the list settings was rejected.
    await page.locator('button:not([aria-busy])', { hasText: 'Check again' }).waitFor();
    await setRole('admin');
    await page.getByRole('button', { name: 'Check again' }).click();
    await openSection(page, '/admin/staff');
    await page.getByText('office@pacificharborlaw.example').waitFor();
    // The open screen is notified of the change.
    await setRole('revoked');
    await page.getByText('Your access has been withdrawn.').waitFor();
  });

  it('requires a new password from users with a temporary one', async () => {
    const { db, localPool } = app.deps;
    if (!localPool) throw new Error('The app has no embedded user pool');
    await createAccount(db, localPool, {
      username: 'ines',
      email: 'ines@example.com',
      password: 'handed over',
      confirmed: true,
      mustChangePassword: true,
    });
    const { page } = await at('/login');
    await signIn(page, 'ines', 'handed over');
    await page.getByText('Your password was temporary.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByLabel('New Password').fill(PASSWORD);
    await page.getByLabel('Confirm Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Your account is waiting for approval.').waitFor();
  });

  it('asks unconfirmed users for their confirmation code', async () => {
    const { localPool } = app.deps;
    if (!localPool) throw new Error('The app has no embedded user pool');
    await createAccount(app.deps.db, localPool, {
      username: 'unsure',
      email: 'unsure@example.com',
      password: PASSWORD,
      confirmed: false,
    });
    const { page } = await at('/login');
    await signIn(page, 'unsure');
    await page.getByLabel('Verification code').waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe('unsure');
  });

  it('signs out locally even if the pool is unreachable', async () => {
    const { page } = await at('/login');
    await signIn(page, 'admin');
    await page.getByRole('heading', { name: 'Welcome back, admin' }).waitFor();
    await page.route('**/local-cognito/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign Out' }).first().click();
    await page.getByText('Signed out').waitFor();
    await page.waitForURL('**/login**');
  });

  it('shows validation errors for a new account', async () => {
    const { page } = await at('/login');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByLabel('Username').fill('Admin');
    await page.getByLabel(/^Email/).fill('else@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByText('An account with this username already exists.').waitFor();
    expect(await page.getByLabel(/^Email/).inputValue()).toBe('else@example.com');
  });

  it('shows what to do while authentication is unavailable', async () => {
    const { page } = await at('/login');
    await signIn(page, 'admin');
    await page.getByRole('heading', { name: 'Welcome back, admin' }).waitFor();
    const unavailable = { status: 503, contentType: 'application/json', body: '[]' };
    await page.route('**/trpc/staff.me**', (route) => route.fulfill(unavailable));
    await page.reload();
    await page.getByText('We cannot check your sign-in right now.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.unroute('**/trpc/staff.me**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Welcome back, admin' }).waitFor();
  });

  it('retries a failed check of the sign-in by itself', async () => {
    const { page } = await at('/login');
    await signIn(page, 'admin');
    await page.getByRole('heading', { name: 'Welcome back, admin' }).waitFor();
    const unavailable = { status: 503, contentType: 'application/json', body: '[]' };
    await page.route('**/trpc/staff.me**', (route) => route.fulfill(unavailable), { times: 2 });
    await page.reload();
    await page.getByRole('heading', { name: 'Welcome back, admin' }).waitFor();
  });

  it('works after resetting a forgotten password', async () => {
    const { page } = await at('/login');
    await page.getByLabel('Username').fill('admin');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    expect(await page.getByLabel('Username').inputValue()).toBe('admin');
    await page.getByRole('button', { name: 'Send Code' }).click();
    await page.getByLabel('Verification code').waitFor();
    await page.getByText('No code arrives').waitFor();
    const code = await codeMailedTo('office@pacificharborlaw.example');
    await page.getByLabel('Verification code').fill(code);
    await page.getByLabel('New Password').fill(PASSWORD);
    await page.getByLabel('Confirm Password').fill(PASSWORD);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Set New Password' }).click();
    await page.getByText('Password changed!').waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe('admin');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('heading', { name: 'Welcome back, admin' }).waitFor();
  });
});

it('visitors do not download the sign-in code', async () => {
  const { page, asked } = await at('/', { isFirst: true });
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  const scripts = await Promise.all(
    asked
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => (await fetch(app.url + file)).text()),
  );
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) expect(script).not.toContain('AWSCognitoIdentityProviderService');
});
