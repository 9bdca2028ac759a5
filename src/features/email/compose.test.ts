import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { composeMessage } from './compose.ts';
import type { OutgoingMail } from './mail.ts';

const message: OutgoingMail = {
  messageId: '<m1@firm.example>',
  from: { name: 'Pacific Harbor Law', address: 'office@firm.example' },
  to: { name: 'Zoë Ólafsdóttir', address: 'zoe@example.com' },
  date: new Date('2026-01-02T03:04:05Z'),
  mail: {
    wording: 'named',
    subject: 'Your consultation — Tue',
    text: 'plain',
    html: '<p>rich</p>',
    invitation: { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
  },
};

it('carries text, markup and the invitation under the given Message-ID', async () => {
  const source = await composeMessage(message);
  const read = await PostalMime.parse(source);
  expect(read).toMatchObject({
    messageId: '<m1@firm.example>',
    subject: 'Your consultation — Tue',
    from: { name: 'Pacific Harbor Law', address: 'office@firm.example' },
    to: [{ name: 'Zoë Ólafsdóttir', address: 'zoe@example.com' }],
  });
  expect(read.text).toContain('plain');
  expect(read.html).toContain('<p>rich</p>');
  expect(source.toString()).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
  expect(read.attachments.map((attachment) => attachment.filename)).toContain('appointment.ics');
});

it('writes a name with a line break as one line, so that it adds no header', async () => {
  const to = { name: 'x\r\nBcc: evil@example.com', address: 'zoe@example.com' };
  const read = await PostalMime.parse(await composeMessage({ ...message, to }));
  expect(read.bcc).toBeUndefined();
  expect(read.to).toEqual([{ name: 'x Bcc: evil@example.com', address: 'zoe@example.com' }]);
});

it.each(['x@y.example\r\nBcc: evil@example.com', 'a@b.example, c@d.example', 'nobody', ''])(
  'refuses %j as an address',
  async (address) => {
    await expect(composeMessage({ ...message, to: { name: 'x', address } })).rejects.toThrow(
      /not an e-mail address/,
    );
  },
);
