import { describe, expect, it } from 'vitest';
import { demoFirm } from '../../../../db/demo/firm.ts';
import { publicProfile } from '../../firm/public-profile.ts';
import { mergeHtml, mergeText, mergeValuesOf } from './merge-fields.ts';

const firm = publicProfile({ ...demoFirm, name: 'Harbor & <Sons>', phone: '(619) 555-0142' });
const values = mergeValuesOf(firm);
const merge = (html: string) => mergeHtml(html, values, firm);

describe('in texts', () => {
  it('each field stands for what the firm profile says', () => {
    expect(mergeText('{firm}, {city}, {region}: {phone}{replyPromise}.', values)).toBe(
      'Harbor & <Sons>, San Diego, CA: (619) 555-0142, and we reply within 24 hours.',
    );
    expect(mergeText('{address}', values)).toBe(
      '1200 Harbor Point Drive, Suite 400, San Diego, CA 92101',
    );
  });

  it('a promise that the firm does not make is left out', () => {
    const quiet = mergeValuesOf({ ...firm, claims: { ...firm.claims, reply: null } });
    expect(mergeText('A person reads it{replyPromise}.', quiet)).toBe('A person reads it.');
  });

  it('other words in braces stay', () => {
    expect(mergeText('{nothing} {constructor} {}', values)).toBe('{nothing} {constructor} {}');
  });
});

describe('in HTML', () => {
  it('values are escaped', () => {
    expect(merge('<p>{firm}</p>')).toBe('<p>Harbor &amp; &lt;Sons&gt;</p>');
  });

  it('phone number and e-mail address are links', () => {
    expect(merge('<p>{phone} {email}</p>')).toBe(
      '<p><a href="tel:+16195550142">(619) 555-0142</a> ' +
        '<a href="mailto:office@pacificharborlaw.example">office@pacificharborlaw.example</a></p>',
    );
  });

  it('but not within a link', () => {
    expect(merge('<a href="/contact"><b>{phone}</b></a> {city}')).toBe(
      '<a href="/contact"><b>(619) 555-0142</b></a> San Diego',
    );
  });

  it('fields within tags stay, because a value could turn an address into a script', () => {
    expect(merge('<a href="{city}">x</a>')).toBe('<a href="{city}">x</a>');
  });
});

describe('in Spanish', () => {
  const formats = { ...firm.formats, language: 'es', locale: 'es-US' };
  const at = (region: string) => ({ ...firm, region, formats });
  const merged = (text: string, region = 'CA') => mergeText(text, mergeValuesOf(at(region)));

  it('words of the state have their article, which merges with the word before it', () => {
    expect(merged('La solicitud se presenta ante {court}.')).toBe(
      'La solicitud se presenta ante el Tribunal Superior.',
    );
    expect(merged('Una orden de {court} va a {court}.')).toBe(
      'Una orden del Tribunal Superior va al Tribunal Superior.',
    );
    expect(merged('{Court} decide.')).toBe('El Tribunal Superior decide.');
    expect(merged('Se rige por la ley de {state}.', 'WA')).toBe(
      'Se rige por la ley del estado de Washington.',
    );
    expect(merged('Información sobre {stateLaw}.', 'NY')).toBe(
      'Información sobre la ley de Nueva York.',
    );
  });

  it('names of the firm do not merge', () => {
    const values = mergeValuesOf({ ...at('TX'), city: 'El Paso', name: 'el bufete' });
    expect(mergeText('Oficina de {city}', values)).toBe('Oficina de El Paso');
  });

  it('in HTML they merge, too', () => {
    expect(mergeHtml('<p>Orden de {court}</p>', mergeValuesOf(at('TX')), at('TX'))).toBe(
      '<p>Orden del tribunal de sucesiones</p>',
    );
  });

  it('each field of the law is in Spanish', () => {
    const FIELDS =
      '{attorney} {attorneys} {anAttorney} {Attorneys} {advertisingPage} {referral} {divorce} {representative} {advertisingRules} {barNumberLabel} {relay} {privacyRights} {hotline}';
    const ENGLISH = /\b(attorneys?|lawyer|court|divorce\b|executor|number|law|hotline|users)\b/i;
    for (const region of ['CA', 'FL', 'TX', 'NY', 'IL', 'WA', 'AZ', 'OR'])
      expect(merged(FIELDS, region)).not.toMatch(ENGLISH);
    expect(merged('{anAttorney}, {Attorneys}')).toBe('un abogado, Abogados');
  });

  it('the promise to reply is a Spanish sentence', () => {
    const own = { ...at('CA'), claims: { ...firm.claims, reply: 'En 24 horas' } };
    expect(mergeText('Lo lee una persona{replyPromise}.', mergeValuesOf(own))).toBe(
      'Lo lee una persona, y le respondemos en 24 horas.',
    );
  });
});
