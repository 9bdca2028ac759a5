import { readFile } from 'node:fs/promises';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { deleteAll } from '../../src/testing/delete-all.ts';
import {
  aReport,
  aRun,
  COPY,
  ESTIMATE,
  tablesAfter,
  wizardAt,
} from '../../web/features/migration/samples.ts';
import { type SignInOptions, scrollsSideways, startAdmin } from './admin.ts';
import { violationsOn } from './axe.ts';
import { dialogsClosed } from './browser.ts';
import { answerMigration } from './migration-answers.ts';

const site = startAdmin();
const PAGE = '/admin/migration';
const MESSAGES = 400;
const HOLD = 4_711;

const open = (options: SignInOptions = {}) => site.signIn(PAGE, options);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const press = (page: Page, name: string) => button(page, name).click();
const step = (page: Page, name: string) => page.getByRole('listitem', { name });

/** Waits for a toast by its title, returns its text and closes it. */
async function told(page: Page, title: string): Promise<string> {
  const region = page.getByRole('region', { name: /notifications/i });
  await region.getByText(title, { exact: true }).waitFor({ timeout: 60_000 });
  const text = await region.innerText();
  await region.getByRole('button', { name: 'Close the notification' }).click();
  return text;
}

/**
 * Prevents a copy from continuing after its first messages and from being cancelled, until the returned function is
 * called.
 */
async function holdCopies(): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const holding = site.db.transaction().execute(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${sql.lit(HOLD)})`.execute(tx);
    held.resolve();
    await release.promise;
  });
  await held.promise;
  const letGo = () => {
    release.resolve();
    return holding;
  };
  onTestFinished(letGo);
  return letGo;
}

async function copyAll(page: Page) {
  await press(page, 'Generate Table Commands');
  await told(page, 'Table Commands Generated');
  await press(page, 'Start Migration');
  await told(page, 'Migration Completed');
}

beforeAll(async () => {
  await site.db
    .insertInto('contactSubmissions')
    .values(
      Array.from({ length: MESSAGES }, (_, number) => ({
        firstName: 'Dana',
        lastName: `Whitfield ${number}`,
        email: `dana.${number}@example.com`,
        practiceArea: 'divorce',
        message: 'Who keeps the house while we wait?',
      })),
    )
    .execute();
  // Waits as long as the lock is held, but less than the statement timeout.
  await sql`
    create function hold_copies() returns trigger language plpgsql set lock_timeout = '10s' as $$
    begin
      perform pg_advisory_xact_lock_shared(${sql.lit(HOLD)});
      return new;
    exception when lock_not_available then return new;
    end $$`.execute(site.db);
  await sql`
    create trigger hold_copies before update on migration_run_tables for each row
      when (new.table_name = 'contact_submissions' and not new.is_done)
      execute function hold_copies()`.execute(site.db);
  await sql`
    create trigger hold_cancelled before update on migration_runs for each row
      when (new.state = 'cancelled')
      execute function hold_copies()`.execute(site.db);
});
beforeEach(async () => {
  await deleteAll(site.db, 'migrationRuns');
});

describe('into the emulator', () => {
  it('copies step by step, shows progress after a reload, and verifies the copy', async () => {
    const { page, troubles } = await open();
    await page.getByText('Local emulator', { exact: true }).waitFor();
    await page.getByText('Kept in the data folder of this installation.').waitFor();
    expect(await button(page, 'Start Migration').isDisabled()).toBe(true);
    expect(await button(page, 'Verify').isDisabled()).toBe(true);
    await step(page, 'Migrate').getByText('Create the table first.').waitFor();

    await press(page, 'Generate Table Commands');
    expect(await told(page, 'Table Commands Generated')).toContain('The table lawfront exists.');
    await page.getByText('aws dynamodb create-table').waitFor();
    await page.getByRole('heading', { name: 'IAM policy' }).waitFor();
    expect(await button(page, 'Verify').isDisabled()).toBe(true);

    await press(page, 'Estimate first');
    const sizes = page.getByRole('table', { name: 'What each table holds' });
    await sizes.getByRole('row', { name: `contact_submissions ${MESSAGES}` }).waitFor();
    await page.getByText('Prices of US West (Oregon), on demand').waitFor();

    const release = await holdCopies();
    await press(page, 'Start Migration');
    await page.getByRole('progressbar', { name: 'users' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Copying' }).waitFor();
    await page.getByText('Started by admin, Mar 10, 2031').waitFor();
    await page.getByText(`/ ${MESSAGES}`).waitFor();
    expect(await button(page, 'Start Migration').isDisabled()).toBe(true);
    expect(await button(page, 'Generate Table Commands').isDisabled()).toBe(true);
    await step(page, 'Verify').getByText('Wait for the end of the copy.').waitFor();
    await release();
    expect(await told(page, 'Migration Completed')).toMatch(/\d+ rows copied\./);
    expect(await button(page, 'Start Migration').isDisabled()).toBe(true);

    await press(page, 'Verify');
    await told(page, 'Verification Complete');
    await page.getByText(/Postgres and DynamoDB agree: \d+ rows in \d+ tables/).waitFor();
    await step(page, 'Complete').getByText('The copy matched the database on').waitFor();
    expect(await button(page, 'Verify').isDisabled()).toBe(true);

    const downloading = page.waitForEvent('download');
    await press(page, 'Download report (JSON)');
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^lawfront-migration-\d{4}-\d\d-\d\d\.json$/);
    const report = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(report).toMatchObject({ agrees: true, differenceCount: 0, foreignItems: 0 });

    await page.getByRole('link', { name: 'Printable report' }).click();
    await page.getByRole('heading', { name: 'Migration report' }).waitFor();
    await button(page, 'Print').waitFor();
    for (const { table, sourceChecksum } of report.tables) {
      await page.getByRole('row', { name: table }).getByText(sourceChecksum).waitFor();
    }
    expect(await page.getByRole('complementary').count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await button(page, 'Print').waitFor({ state: 'hidden' });
    await page.emulateMedia({ media: null });
    await page.getByRole('link', { name: 'Back to the migration' }).click();
    await press(page, 'Verify again');
    await told(page, 'Verification Complete');

    await press(page, 'Generate Table Commands');
    await page.getByText('Earlier copies no longer count').waitFor();
    await press(page, 'Cancel');
    await dialogsClosed(page);
    await page.reload();
    await button(page, 'Verify again').waitFor();
    expect(await page.getByText('Verification Complete').count()).toBe(0);
    await page.goto(`${site.url}/admin/audit-log`);
    await page.getByText('started to copy the data to DynamoDB').waitFor();
    expect(troubles).toEqual([]);
  }, 180_000);

  it('cancels a copy after confirmation and resumes it where it stopped', async () => {
    const { page, troubles } = await open();
    await press(page, 'Generate Table Commands');
    await told(page, 'Table Commands Generated');
    const release = await holdCopies();
    await press(page, 'Start Migration');
    await page.getByText(`/ ${MESSAGES}`).waitFor();
    await press(page, 'Cancel');
    await page.getByText('Rows copied so far are kept.').waitFor();
    await press(page, 'Go on');
    await press(page, 'Cancel');
    await press(page, 'Cancel the copy');
    await button(page, 'Cancelling…').waitFor();
    await release();
    await page.getByText('Rows already copied are kept.').waitFor();
    await button(page, 'Start over').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Migrate');
    await press(page, 'Resume');
    await told(page, 'Migration Completed');
    expect(troubles).toEqual([]);
  }, 120_000);

  it('names a missing row, which copying again restores', async () => {
    const { page, troubles } = await open();
    await copyAll(page);
    const { id } = await site.db
      .selectFrom('contactSubmissions')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { dynamo } = site.app.deps;
    const documents = await dynamo.connect();
    const Key = { PK: `contact_submissions#${id}`, SK: 'row' };
    await documents.send(new DeleteCommand({ TableName: dynamo.table, Key }));

    await press(page, 'Verify');
    expect(await told(page, 'Verification Failed')).toContain('1 row differs.');
    const differences = page.getByRole('region', { name: 'Rows that differ' });
    await differences.getByRole('row', { name: `contact_submissions ${id} Not in` }).waitFor();
    await expect.poll(() => button(page, 'Verify').isDisabled()).toBe(false);
    await press(page, 'Copy again');
    await told(page, 'Migration Completed');
    await differences.waitFor({ state: 'detached' });
    await press(page, 'Verify');
    await told(page, 'Verification Complete');
    expect(troubles).toEqual([]);
  }, 120_000);
});

describe('what the server says', () => {
  const REFUSED = {
    status: 409,
    code: 'CONFLICT',
    reason: 'another_run_active',
    message: 'The data is being copied. Wait until that is done.',
  };

  it.each([
    ['table', 'Generate Table Commands', 'Error', 'createTable'],
    ['migrate', 'Start Migration', 'Migration Failed', 'migrate {"restart":false}'],
    ['verify', 'Verify', 'Verification Failed', 'verify'],
  ] as const)('at %s a refusal is told by “%s” and stays', async (at, name, title, asked) => {
    const { page } = await site.signIn('/admin/staff');
    const begun = await answerMigration(page, { wizard: wizardAt(at), refusal: REFUSED });
    await page.goto(site.url + PAGE);
    await press(page, name);
    expect(await told(page, title)).toContain(REFUSED.message);
    await page.getByText(REFUSED.message).waitFor();
    expect(begun).toEqual([asked]);
  });

  it('shows a toast for a failure of the watched run, not for an earlier one', async () => {
    const { page, troubles } = await site.signIn('/admin/staff');
    const message = 'The account must not write to the table lawfront. Add the policy to it.';
    const failed = aRun({ state: 'failed', message });
    const answer = { wizard: wizardAt('migrate', { run: failed, canResume: true }) };
    const begun = await answerMigration(page, answer);
    await page.goto(site.url + PAGE);
    await page.getByText(message).waitFor();
    expect(await page.getByText('Migration Failed').count()).toBe(0);

    await press(page, 'Start over');
    answer.wizard = wizardAt('migrate', {
      run: aRun({ tables: tablesAfter(5), message: 'DynamoDB asks to slow down.' }),
    });
    await press(page, 'Refresh');
    await page.getByText('DynamoDB asks to slow down.').waitFor();
    await page.getByText('37,844 of 101,684 rows').waitFor();
    await page.getByText('about 50 seconds left').waitFor();
    await page.getByText('Copying: 5 of 12 tables done.').waitFor();
    const run = aRun({ phase: 'catch-up', tables: tablesAfter(12) });
    answer.wizard = wizardAt('migrate', { run });
    await page.getByText('Looking for changes made in the meantime.').first().waitFor();
    answer.wizard = wizardAt('migrate', { run: failed, canResume: true });
    expect(await told(page, 'Migration Failed')).toContain(message);
    await page.getByText(message).waitFor();
    await press(page, 'Resume');
    await expect
      .poll(() => begun)
      .toEqual(['migrate {"restart":true}', 'migrate {"restart":false}']);
    expect(troubles).toEqual([]);
  });

  it('no run can be started without a configured destination', async () => {
    const { page, troubles } = await site.signIn('/admin/staff');
    const answer = { wizard: wizardAt('setup', { awsConfigured: false, awsRegion: null }) };
    await answerMigration(page, answer);
    await page.goto(site.url + PAGE);
    await page.getByText('Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY').waitFor();
    await page.getByText('Set AWS_REGION', { exact: true }).waitFor();
    for (const name of ['Generate Table Commands', 'Start Migration', 'Verify']) {
      expect([name, await button(page, name).isDisabled()]).toEqual([name, true]);
    }
    answer.wizard = wizardAt('table');
    await press(page, 'Check again');
    await page.getByText('Amazon DynamoDB', { exact: true }).waitFor();
    await expect.poll(() => button(page, 'Generate Table Commands').isDisabled()).toBe(false);
    expect(troubles).toEqual([]);
  });

  it('the printable page shows a message when there is no report', async () => {
    const { page } = await site.signIn(`${PAGE}/report`);
    await page.getByRole('heading', { name: 'No report yet' }).waitFor();
    expect(await button(page, 'Print').count()).toBe(0);
  });
});

describe('accessibility', () => {
  const DIFFERENCE = { table: 'blog_posts', id: 'post-1', kind: 'different', fields: ['title'] };
  const STATES = {
    setup: wizardAt('setup', { awsConfigured: false, awsRegion: null }),
    table: wizardAt('table'),
    estimated: wizardAt('migrate', { estimate: ESTIMATE }),
    copying: wizardAt('migrate', { run: aRun({ tables: tablesAfter(5) }) }),
    failed: wizardAt('migrate', {
      canResume: true,
      run: aRun({ state: 'failed', message: 'No.' }),
    }),
    verifying: wizardAt('verify', {
      copy: COPY,
      run: aRun({ action: 'verify', tables: tablesAfter(2) }),
    }),
    differing: wizardAt('verify', {
      copy: COPY,
      run: aRun({ id: 'run-2', action: 'verify', state: 'done' }),
      report: aReport([DIFFERENCE] as never, 12),
    }),
    complete: wizardAt('complete', { copy: COPY, report: aReport() }),
  };

  it.each([
    ['desktop', 'light', ['table', 'estimated', 'failed', 'verifying', 'complete']],
    ['desktop', 'warm', ['setup', 'copying', 'complete']],
    ['phone', 'dark', ['estimated', 'copying', 'differing']],
  ] as const)(
    'on a %s, %s',
    async (device, theme, names) => {
      const { page, troubles } = await site.signIn('/admin/staff', { device, theme });
      const answer = { wizard: STATES.setup };
      await answerMigration(page, answer);
      const look = async (name: string) => {
        expect([name, await violationsOn(page)]).toEqual([name, []]);
        expect([name, await scrollsSideways(page)]).toEqual([name, false]);
      };
      for (const name of names) {
        answer.wizard = STATES[name];
        await page.goto(site.url + PAGE);
        await page.getByText('What it does').click();
        await look(name);
      }
      await page.getByRole('link', { name: 'Printable report' }).click();
      await page.getByRole('heading', { name: 'Migration report' }).waitFor();
      await look('report');
      expect(troubles).toEqual([]);
    },
    180_000,
  );
});
