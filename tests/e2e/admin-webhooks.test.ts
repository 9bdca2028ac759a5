import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  isSignedBy,
  type Receiver,
  startReceiver,
} from '../../src/features/webhooks/testing/receiver.ts';
import { insertMessage } from '../../src/testing/messages.ts';
import { scrollsSideways, startAdmin } from './admin.ts';
import { violationsOn } from './axe.ts';

let receiver: Receiver;
const site = startAdmin(async () => {
  receiver = await startReceiver();
  return { env: { OUTGOING_ALLOW: receiver.peer } };
});
afterAll(() => receiver.close());
beforeEach(async () => {
  receiver.taken.splice(0);
  receiver.answer = () => ({ status: 200, text: 'Thank you' });
  await site.db.deleteFrom('webhookEndpoints').execute();
});

describe('webhooks', () => {
  it('are added with a secret that is shown once, tested and read about in the log', async () => {
    const { page, troubles } = await site.signIn('/admin/webhooks');
    await page.getByRole('button', { name: 'Add Webhook' }).click();
    const form = page.getByRole('dialog', { name: 'Add a webhook' });
    await form.getByRole('textbox', { name: 'Address' }).fill(receiver.url);
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await form.getByText('Choose at least one event').waitFor();
    await form.getByRole('checkbox', { name: 'Message received' }).check();
    await form.getByRole('checkbox', { name: 'Send who the client is' }).check();
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    const shown = page.getByRole('dialog', { name: 'The secret for' });
    const secret = await shown.getByRole('textbox', { name: 'Secret' }).inputValue();
    await shown.getByRole('button', { name: 'I have stored it' }).click();
    await page.getByText('With client details').waitFor();

    await insertMessage(site.db);
    await expect.poll(() => receiver.taken).toHaveLength(1);
    const [event] = receiver.taken;
    expect(event && isSignedBy(secret, event)).toBe(true);

    await page.getByRole('button', { name: 'Send Test' }).click();
    const test = page.getByRole('dialog', { name: 'Test' });
    await test.getByText('Thank you').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await test.getByRole('button', { name: 'Close' }).last().click();
    const row = page.getByRole('row').filter({ hasText: 'Message received' });
    await row.getByText('Delivered').waitFor();
    await row.getByRole('button', { name: 'Message received' }).click();
    const sent = page.getByRole('dialog', { name: 'Message received' });
    await sent.getByText('My husband has moved out.').waitFor();
    await sent.getByRole('button', { name: 'Send Again' }).click();
    await expect.poll(() => receiver.taken.filter(({ id }) => id === event?.id)).toHaveLength(2);
    expect(troubles).toEqual([]);
  });

  it('edited by two people at once show both versions to choose from', async () => {
    const endpoint = { url: receiver.url, events: ['message.received'] };
    await site.db
      .insertInto('webhookEndpoints')
      .values({ ...endpoint, secret: 'lost', createdBy: 'admin' })
      .execute();
    const { page, troubles } = await site.signIn('/admin/webhooks');
    await page.getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('dialog', { name: 'Edit webhook' });
    await form.getByRole('textbox', { name: 'Description' }).fill('Mine');
    await site.db
      .updateTable('webhookEndpoints')
      .set({ description: 'Theirs', updatedAt: new Date() })
      .execute();
    await form.getByRole('button', { name: 'Save changes' }).click();
    const choice = page.getByRole('dialog', { name: 'Somebody else saved this webhook' });
    await choice
      .getByRole('row')
      .filter({ hasText: 'Theirs' })
      .filter({ hasText: 'Mine' })
      .waitFor();
    await choice.getByRole('button', { name: 'Take theirs' }).click();
    await expect
      .poll(() => form.getByRole('textbox', { name: 'Description' }).inputValue())
      .toBe('Theirs');
    await form.getByRole('textbox', { name: 'Description' }).fill('Ours');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Ours').waitFor();
    expect(troubles).toEqual([expect.stringContaining('409 (Conflict)')]);
  });

  it('that are disabled say why, are resumed, and get the failed events again', async () => {
    receiver.answer = () => ({ status: 410 });
    const endpoint = { url: receiver.url, events: ['message.received'] };
    const { page, troubles } = await site.signIn('/admin/webhooks', { device: 'phone' });
    await page.getByText('No webhook yet').waitFor();
    await site.db
      .insertInto('webhookEndpoints')
      .values({ ...endpoint, secret: 'lost', createdBy: 'admin' })
      .execute();
    await page.reload();
    await page.getByRole('button', { name: 'Replace Secret' }).click();
    await page.getByRole('button', { name: 'Replace', exact: true }).click();
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await insertMessage(site.db);
    await page.getByText('it no longer wants events').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await violationsOn(page)).toEqual([]);
    receiver.answer = () => ({ status: 204 });
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('button', { name: 'failed again' }).click();
    await expect.poll(() => receiver.taken).toHaveLength(1);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
    await page.getByText('No webhook yet').waitFor();
    expect(troubles).toEqual([]);
  });
});
