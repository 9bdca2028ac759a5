import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { demoFirm } from '../../../../db/demo/firm.ts';
import { MAIL_CONTENTS } from '../../../app/features.ts';
import { publicProfile } from '../../firm/public-profile.ts';
import { composeMessage } from '../compose.ts';
import { mailColours } from '../mail-look.ts';
import { definitionOf, MAIL_TEXT_KINDS, type MailTextKind, originalTexts } from './kinds/rules.ts';
import { fieldProblem, fieldsOf, type MailTexts } from './rules.ts';

const firm = { ...publicProfile(demoFirm), colours: mailColours({}) };
const sample = (kind: MailTextKind, texts?: MailTexts, part?: string) =>
  MAIL_CONTENTS[kind].sample({ firm, publicUrl: 'https://firm.example', texts, part });

describe.each(MAIL_TEXT_KINDS)('%s', (kind) => {
  const { parts } = definitionOf(kind);

  it('has original texts that may be saved, and mails with them are as without texts', () => {
    for (const part of Object.values(parts)) {
      expect(fieldProblem(part, part.text)).toBeUndefined();
    }
    expect(sample(kind, originalTexts(kind))).toEqual(sample(kind));
    expect(sample(kind, {})).toEqual(sample(kind));
  });

  it.each(Object.keys(parts))('has the edited text %s in both parts of the mail', (name) => {
    const part = parts[name];
    const fields = part ? fieldsOf(part).map(([field]) => `{${field}}`) : [];
    const edited = { ...originalTexts(kind), [name]: `Edited <b>text</b> & ${fields.join(' ')}` };
    const mail = sample(kind, edited, name);
    if (part?.isSubject) {
      expect(mail.subject).toMatch(/^Edited <b>text<\/b> & Pacific Harbor Law San Diego CA/);
      return;
    }
    expect(mail.text).toContain('Edited <b>text</b> & Pacific Harbor Law San Diego CA (619)');
    expect(mail.html).toContain(
      'Edited &lt;b&gt;text&lt;/b&gt; &amp; Pacific Harbor Law San Diego',
    );
    for (const words of [mail.text, mail.html]) expect(words).not.toMatch(/\{\w+\}/);
  });

  it('keeps all its facts when the texts say nothing', () => {
    const empty = Object.fromEntries(
      Object.entries(parts).map(([name, { isSubject }]) => [name, isSubject ? 'Hello' : '.']),
    );
    const { text, html, subject } = sample(kind, empty);
    const isBooking = kind.startsWith('booking_');
    for (const words of [text, html]) {
      if (isBooking) expect(words).toContain('Tuesday, Mar 12, 2030 at 10:00 AM (Pacific Time)');
      if (kind.startsWith('earlier_time_')) expect(words).toContain('/earlier-times/sample');
      if (kind === 'probate_result') expect(words).toContain('$47,500');
      if (kind.startsWith('newsletter_')) expect(words).toContain('/newsletter/sample');
      if (isBooking && kind !== 'booking_cancelled') expect(words).toContain('/appointment/sample');
      expect(words).toContain(firm.phone);
    }
    const hasTime = isBooking || kind === 'earlier_time_offer';
    expect(subject).toBe(hasTime ? 'Hello on Tue, Mar 12 at 10:00 AM' : 'Hello');
  });
});

it('separates paragraphs by empty lines and keeps single line breaks', () => {
  const texts = { opening: 'One,\r\ntwo.\n\n\n\nThree.' };
  const { text, html } = sample('contact_receipt', texts);
  expect(text).toContain('Dear Sample,\n\nOne,\ntwo.\n\nThree.\n\nIf it cannot wait');
  expect(html).toMatch(/<p [^>]*>One,<br>two\.<\/p><p [^>]*>Three\.<\/p>/);
});

it('leaves out an empty closing, and what a field without a value leaves', () => {
  const claims = { ...firm.claims, reply: null };
  const input = { firm: { ...firm, claims }, publicUrl: 'https://firm.example' };
  const texts = { opening: '{replyTime}\n\nThank you. {replyTime}', closing: '' };
  const { text, html } = MAIL_CONTENTS.contact_receipt.sample({ ...input, texts });
  expect(text).toContain('Dear Sample,\n\nThank you.\n\nPacific Harbor Law');
  expect(html).not.toMatch(/<p [^>]*><\/p>/);
});

it.each([
  ['openingRemote', 'booking_confirmed', 'We look forward to talking to you.'],
  ['openingBring', 'booking_confirmation', 'Your consultation is booked. Here is all you need.'],
  ['openingHost', 'booking_changed', 'Your consultation is now with Sample Attorney,'],
  ['openingBoth', 'booking_changed', 'has a new time and is now with Sample Attorney. Before, it'],
] as const)('the sample shows the text %s of %s', (part, kind, words) => {
  expect(sample(kind, undefined, part).text).toContain(words);
  expect(sample(kind).text).not.toContain(words);
});

it('facts that contain braces are not merged again', () => {
  const input = { firm: { ...firm, name: '{phone} & {client}' }, publicUrl: '' };
  const texts = { opening: 'We are {firm}.' };
  expect(MAIL_CONTENTS.contact_receipt.sample({ ...input, texts }).text).toContain(
    'We are {phone} & {client}.',
  );
});

it('a subject adds no header to the mail, whatever it and the facts contain', async () => {
  const hostile = { ...firm, name: 'Law\r\nBcc: evil@example.com' };
  const texts = { subject: 'Hello {firm}\r\nBcc: second@example.com' };
  const mail = MAIL_CONTENTS.contact_receipt.sample({ firm: hostile, publicUrl: '', texts });
  expect(mail.subject).toBe('Hello Law Bcc: evil@example.com Bcc: second@example.com');
  const { headers, bcc } = await PostalMime.parse(
    await composeMessage({
      messageId: '<m1@firm.example>',
      from: { name: 'Firm', address: 'office@firm.example' },
      to: { name: 'Dana', address: 'dana@example.com' },
      date: new Date('2026-03-01T00:00:00Z'),
      mail,
    }),
  );
  expect(bcc).toBeUndefined();
  expect(headers.map(({ key }) => key)).not.toContain('bcc');
});
