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
