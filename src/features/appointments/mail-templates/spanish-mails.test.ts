import { describe, expect, it } from 'vitest';
import { demoFirm } from '../../../../db/demo/firm.ts';
import { LANGUAGES, messagesIn } from '../../../../messages/messages.ts';
import { MAIL_CONTENTS } from '../../../app/features.ts';
import { mailColours } from '../../email/mail-look.ts';
import { EMAIL_KINDS, FIRM_EMAIL_KINDS } from '../../email/rules.ts';
import { publicProfile } from '../../firm/public-profile.ts';

const PUBLIC_URL = 'https://firm.example';

/** Mails to accounts of the back office, which is in English. */
const TO_STAFF = ['sign_up_code', 'password_reset_code'];

/** The names of costs are those of the jurisdiction's calculator, which says them in English. */
const NAMES_OF_COSTS = ['Attorney fees', 'Executor fees', 'Court costs', 'Living trust'];

const TO_CLIENTS = EMAIL_KINDS.filter(
  (kind) => !FIRM_EMAIL_KINDS.includes(kind) && !TO_STAFF.includes(kind),
);

/** The plain texts of mails in a language, without those that could be part of something else. */
const textsOf = (language: 'en' | 'es') => {
  const { mails, templates, neutral, payment, agreement } = messagesIn(language);
  return Object.values<unknown>({
    ...mails,
    ...templates,
    ...neutral,
    ...payment,
    ...agreement,
  }).filter(
    (text): text is string =>
      typeof text === 'string' &&
      text.length > 9 &&
      !text.includes('{') &&
      !NAMES_OF_COSTS.includes(text),
  );
};

const write = (kind: (typeof TO_CLIENTS)[number], wording: 'named' | 'neutral') => {
  const firm = { ...publicProfile(demoFirm, [], 'es'), colours: mailColours({}) };
  return MAIL_CONTENTS[kind].sample({ firm, publicUrl: PUBLIC_URL, wording });
};

it('Spanish is a language of the site', () => expect(LANGUAGES).toContain('es'));

describe.each(['named', 'neutral'] as const)('in Spanish, %s', (wording) => {
  it.each(TO_CLIENTS)('%s has no English text', (kind) => {
    const { subject, text, html } = write(kind, wording);
    const all = [subject, text, html].join('\n');
    expect(textsOf('en').filter((english) => all.includes(english))).toEqual([]);
    expect(html).toContain('<html lang="es">');
    if (kind !== 'contact_reply' || wording === 'neutral') {
      expect(textsOf('es').some((spanish) => all.includes(spanish))).toBe(true);
    }
  });
});

it('links lead to Spanish pages', () => {
  expect(write('newsletter_confirmation', 'named').text).toContain(`${PUBLIC_URL}/es/boletin/`);
  expect(write('rebook_invitation', 'named').text).toContain(`${PUBLIC_URL}/es/reservar?type=`);
  expect(write('probate_result', 'named').text).toContain(
    `${PUBLIC_URL}/es/calculadora-de-sucesion#`,
  );
});
