import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSecretBox } from '../../platform/secrets/secret-box.ts';
import { sendBySmtp } from '../../testing/mail-delivery.ts';
import { startSmtpPeer } from '../../testing/smtp-peer.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createMailChannels } from './mail-channels.ts';
import { NO_ADDRESSES } from './testing/no-addresses.ts';
import { outgoingMail } from './testing/outgoing-mail.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());

it('every process uses new settings immediately and closes the previous channel', async () => {
  const { db } = database;
  const secrets = createSecretBox([{ id: 'k1', key: Buffer.alloc(32, 7) }]);
  const deps = { db, secrets, now: () => new Date() };
  const copies = Array.from({ length: 3 }, () =>
    createMailChannels({ db, secrets, addresses: NO_ADDRESSES, standIn: undefined }),
  );
  const sendByAll = () =>
    Promise.all(copies.map(async (copy) => (await copy.find())?.transport.send(outgoingMail)));
  const [before, after] = [await startSmtpPeer(), await startSmtpPeer()];

  expect(await Promise.all(copies.map((copy) => copy.find()))).toEqual(Array(3).fill(undefined));
  await sendBySmtp(deps, before);
  await sendByAll();
  expect([before.mails.length, before.open()]).toEqual([3, 3]);

  // One process is in the middle of sending a mail, which it may finish.
  let finish = () => {};
  before.answer = () => new Promise((resolve) => (finish = () => resolve('take')));
  const first = await copies[0]?.find();
  const onItsWay = first?.transport.send(outgoingMail);
  await expect.poll(() => before.mails.length).toBe(4);
  await sendBySmtp(deps, after);
  await sendByAll();
  expect([before.mails.length, after.mails.length]).toEqual([4, 3]);
  finish();
  expect(await onItsWay).toMatch(/^250 /);
  await expect.poll(() => before.open()).toBe(0);

  for (const copy of copies) await copy.close();
  await Promise.all([before.close(), after.close()]);
});
