import { expect, it } from 'vitest';
import { sha256 } from '../../src/features/archive/chain.ts';
import { TEST_NOW } from '../../src/testing/test-app.ts';
import { scrollsSideways, startAdmin } from './admin.ts';

const admin = startAdmin();

/** A firm in Austin whose home page changed nine days ago. */
async function movesToAustin(): Promise<void> {
  const { db } = admin.app.deps;
  await db
    .updateTable('firmProfile')
    .set({ city: 'Austin', region: 'TX', responsibleAttorney: null })
    .execute();
  const hash = sha256('home page');
  await db
    .insertInto('advertisingBodies')
    .values({ hash, content: Buffer.from(''), characters: 0 })
    .execute();
  await db
    .insertInto('advertisingCopies')
    .values({
      ...{ number: 1, kind: 'page', path: '/', status: 200, bodyHash: hash, cause: 'change' },
      shownFrom: new Date(TEST_NOW.getTime() - 9 * 86_400_000),
      ...{ previousHash: sha256('none'), entryHash: sha256('entry') },
    })
    .execute();
}

it('staff see what state law asks for, enter what is missing, and mark a task as done', async () => {
  await movesToAustin();
  const { page } = await admin.signIn('/admin/firm?tab=law');
  const filing = page.getByRole('listitem').filter({ hasText: 'Advertising Review Department' });
  await filing.getByText('Due by Mar 11, 2031').waitFor();
  expect(await scrollsSideways(page)).toBe(false);

  const statement = page.getByRole('listitem').filter({ hasText: 'Primary practice location' });
  await statement.getByRole('link', { name: 'Responsible attorney' }).waitFor();
  await statement.getByRole('button', { name: 'Enter what is missing' }).click();
  await page.getByRole('dialog').getByLabel('Responsible attorney').fill('Ada Quill');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => statement.getByRole('button', { name: 'Enter what is missing' }).count())
    .toBe(0);

  await filing.getByRole('button', { name: 'Mark as Done…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark as done' });
  await dialog.getByLabel('Note').fill('Sent by mail.');
  await dialog.getByRole('button', { name: 'Mark as Done', exact: true }).click();
  await filing.getByText('Marked as done by admin on Mar 10, 2031: Sent by mail.').waitFor();

  await filing.getByRole('button', { name: 'Undo' }).click();
  await filing.getByText('Due by Mar 11, 2031').waitFor();
});
