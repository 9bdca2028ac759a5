import { load } from 'cheerio';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { demoFirm } from '../../../../db/demo/firm.ts';
import { MAIL_CONTENTS } from '../../../app/features.ts';
import { telltalesIn, telltaleWords } from '../../contact-preferences/testing/telltale-words.ts';
import { publicProfile } from '../../firm/public-profile.ts';
import { composeMessage } from '../compose.ts';
import { mailColours } from '../mail-look.ts';
import { EMAIL_KINDS, FIRM_EMAIL_KINDS } from '../rules.ts';
import { definitionOf, isMailTextKind } from '../texts/kinds/rules.ts';
import { neutralSender } from './neutral-words.ts';

const demo = publicProfile(demoFirm);
const FIRMS = {
  demo,
  other: { ...demo, name: 'Okafor & Sons', attorneys: [] },
};
const CONTENT = {
  practiceAreas: ['Family Law', 'Estate Planning', 'Trust Administration', 'Child Custody'],
  consultationTypes: ['Initial Consultation (30 min)', 'Estate Planning Review (60 min)'],
  publicUrl: 'https://firm.example',
};

/** How many characters of a mail its receiver may see without opening it. */
const PREVIEW_LENGTH = 200;

const TO_CLIENTS = EMAIL_KINDS.filter((kind) => !FIRM_EMAIL_KINDS.includes(kind));

/** For every part of the mail's texts, the case in which the mail has that part. */
const partsOf = (kind: (typeof EMAIL_KINDS)[number]) =>
  isMailTextKind(kind) ? [undefined, ...Object.keys(definitionOf(kind).parts)] : [undefined];

const CASES = Object.keys(FIRMS).flatMap((firm) =>
  TO_CLIENTS.flatMap((kind) =>
    partsOf(kind).map((part) => [kind, part, firm as keyof typeof FIRMS] as const),
  ),
);

/** Edited texts that contain every revealing name. */
const tellingTexts = (kind: (typeof EMAIL_KINDS)[number]) =>
  Object.fromEntries(partsOf(kind).flatMap((part) => (part ? [[part, 'Divorce at {firm}']] : [])));

describe.each(CASES)('%s (%s) of the firm “%s”', (kind, part, name) => {
  const firm = { ...FIRMS[name], colours: mailColours({}) };
  const words = telltaleWords({ firm: FIRMS[name], ...CONTENT });
  const mail = MAIL_CONTENTS[kind].sample({
    ...{ firm, part, publicUrl: CONTENT.publicUrl, texts: tellingTexts(kind) },
    wording: 'neutral',
  });
  const expectNeutral = (text: string) => expect(telltalesIn(text, words)).toEqual([]);

  it('shows no telltale word without being opened', () => {
    const page = load(mail.html);
    expect(mail.wording).toBe('neutral');
    expectNeutral(mail.subject);
    expectNeutral(page('title').text());
    expectNeutral(mail.text.slice(0, PREVIEW_LENGTH));
    expectNeutral(page('body').text().replace(/\s+/g, ' ').trim().slice(0, PREVIEW_LENGTH));
    page('a').each((_, link) => expectNeutral(page(link).text()));
    page('img').each((_, image) => expectNeutral(page(image).attr('alt') ?? ''));
  });

  it('has a calendar entry and file names without telltale words', async () => {
    const message = {
      messageId: '<m1@firm.example>',
      from: { name: neutralSender(demo), address: 'office@firm.example' },
      to: { name: 'Dana', address: 'dana@example.com' },
      date: new Date('2031-03-01T00:00:00Z'),
      mail,
    };
    const { attachments } = await PostalMime.parse(await composeMessage(message));
    for (const { filename } of attachments) expectNeutral(filename ?? '');
    // The e-mail addresses in it are still the firm's, and the names of time zones are public.
    const file = (mail.invitation?.content ?? '')
      .replaceAll('\r\n ', '')
      .replace(/^UID:.*$/m, '')
      .replaceAll(/mailto:\S+/gi, '');
    expectNeutral(file);
  });
});

it('the words of a firm are found where they are', () => {
  const words = telltaleWords({ firm: demo, ...CONTENT });
  expect(telltalesIn(`Your consultation with ${demo.name}`, words)).toEqual(
    expect.arrayContaining(['consultation', demo.name.toLowerCase()]),
  );
  expect(telltalesIn('Lawn care, Willa', words)).toEqual([]);
});

it.each(EMAIL_KINDS)('%s goes to the firm or respects what its receiver has stated', (kind) => {
  const { receiver } = MAIL_CONTENTS[kind];
  if (FIRM_EMAIL_KINDS.includes(kind)) expect(receiver).toBe('firm');
  if (/^(booking_(?!notice)|contact_receipt)/.test(kind)) expect(receiver).toBeTypeOf('function');
});
