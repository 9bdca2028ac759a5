import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it } from 'vitest';
import { demoFirm } from '../../../../db/demo/firm.ts';
import {
  agreementCountersigned,
  agreementMail,
  agreementSigned,
} from '../../agreements/mail-templates.ts';
import { answerDigest, answerWarning } from '../../answers/notices/notice-mails.ts';
import {
  type BookingMailInput,
  bookingConfirmation,
} from '../../appointments/mail-templates/booking-confirmation.ts';
import { bookingNotice } from '../../appointments/mail-templates/booking-notice.ts';
import {
  bookingReminderDay,
  bookingReminderHour,
} from '../../appointments/mail-templates/booking-reminder.ts';
import {
  bookingCancelled,
  bookingChanged,
  bookingConfirmed,
  bookingLink,
  bookingReopened,
  bookingUnconfirmed,
} from '../../appointments/mail-templates/booking-updates.ts';
import {
  clientCancelled,
  clientConfirmed,
  clientMoved,
} from '../../appointments/mail-templates/client-notices.ts';
import type { WithPreferences } from '../../appointments/mail-templates/meeting-rows.ts';
import { rebookInvitation } from '../../appointments/mail-templates/rebook-invitation.ts';
import {
  paymentProblem,
  paymentReceipt,
  paymentRefund,
} from '../../appointments/paid/mail-templates.ts';
import { readCalendar } from '../../appointments/testing/read-calendar.ts';
import { contactNotice, contactReceipt } from '../../contact/mail-templates.ts';
import { contactReply } from '../../contact/replies/reply-mail.ts';
import { clientDocumentMail, documentsReceived } from '../../documents/mail-templates.ts';
import { publicProfile } from '../../firm/public-profile.ts';
import { passwordResetCode, signUpCode } from '../../identity/mail-templates.ts';
import { signInChangedMail } from '../../identity/sign-in-changes/change-mail.ts';
import { letterMail } from '../../newsletter/letters/content/letter-mail.ts';
import { newsletterConfirmation, newsletterWelcome } from '../../newsletter/mail-templates.ts';
import { probateResult } from '../../probate/mail-templates.ts';
import { storedCalculation } from '../../probate/stored-calculation.ts';
import {
  questionsAnswered,
  questionsOpen,
  questionsReminder,
  questionsRequest,
} from '../../questionnaires/mail-templates.ts';
import { itSheetMail } from '../../setup/it-sheet/it-sheet-mail.ts';
import { accessRequestMail } from '../../staff/access-requests/access-request-mail.ts';
import { invitationMail } from '../../staff/invitations/invitation-mail.ts';
import { deepGreen } from '../../themes/templates/nature-rules.ts';
import { earlierTimeOffer, earlierTimeWait } from '../../waits/mail-templates.ts';
import { webhookDisabled } from '../../webhooks/mail-templates.ts';
import { composeMessage } from '../compose.ts';
import type { Mail } from '../mail.ts';
import { type MailFirm, mailColours } from '../mail-look.ts';
import { EMAIL_KINDS, type EmailKind } from '../rules.ts';
import { serverChangeMail } from '../server-changes/server-change-mail.ts';
import { testMail } from './test-mail.ts';

const FIRM = publicProfile(demoFirm);
const firm: MailFirm = { ...FIRM, colours: mailColours({}) };

type Person = { firstName: string; lastName: string; words: string };

const about = (
  { firstName, lastName, words }: Person,
  start = '2026-03-10T17:30:00Z',
  firm: MailFirm,
) => ({
  booking: {
    appointment: {
      id: 'a1',
      firstName,
      lastName,
      email: 'dana@example.com',
      phone: words,
      typeLabel: 'Divorce Consultation (60 min)',
      practiceAreaLabel: 'Child Custody',
      notes: words,
      scheduledDate: new Date(start),
      duration: 60,
      version: 2,
      contactPreferences: null,
    },
    firm,
    stamp: new Date('2026-03-01T00:00:00Z'),
    publicUrl: 'https://firm.example',
    link: 'https://firm.example/appointment/t0ken',
    wording: 'named',
  } satisfies BookingMailInput & { appointment: WithPreferences },
  message: {
    firm,
    wording: 'named' as const,
    submission: {
      firstName,
      lastName,
      email: 'dana@example.com',
      phone: words,
      practiceAreaLabel: 'Divorce',
      message: words,
      contactPreferences: null,
    },
  },
});

type Everything = Readonly<Record<EmailKind | 'test', Mail>>;

function everyMail(person: Person, start?: string, colours = mailColours({})): Everything {
  const firm = { ...FIRM, colours };
  const { booking, message } = about(person, start, firm);
  const wording = 'named' as const;
  const subscriber = { firm, publicUrl: 'https://firm.example', token: 'tok', wording };
  const letter = {
    firm,
    wording,
    publicUrl: 'https://firm.example',
    letter: {
      subject: 'What changes in January',
      previewLine: person.words,
      opening: person.words,
      content: '',
      articles: [
        {
          ...{ title: person.lastName, excerpt: person.words, slug: 'what-changes' },
          ...{ path: '/blog/what-changes', language: 'en' as const },
        },
      ],
      closing: person.firstName.replace(/\s+/g, ' '),
      advertising: { label: '', statements: [] },
    },
  };
  const questions = {
    request: { firstName: person.firstName, path: '/questions/t0ken', isBegun: false },
    ...{ firm, wording },
    publicUrl: 'https://firm.example',
  };
  const account = { firm, code: '048213', username: person.lastName, wording };
  const calculation = {
    estateValue: '1000000.00',
    attorneyFees: '23000.00',
    executorFees: '23000.00',
    courtCosts: '1500.00',
    totalProbate: '47500.00',
    trustCost: '6750.00',
    savings: '40750.00',
  };
  const toFirm = { firm, publicUrl: 'https://firm.example', now: new Date('2026-03-10T16:00:00Z') };
  const since = new Date('2026-03-09T16:00:00Z');
  const waiting = {
    ...{ firm, wording },
    link: 'https://firm.example/earlier-times/t0ken',
    wait: {
      firstName: person.firstName,
      type: 'Initial Consultation',
      ...{ fromDay: '2026-03-05', untilDay: '2026-03-12' },
      appointmentDate: since,
    },
  };
  const fee = {
    ...{ number: 7, firstName: person.firstName, type: person.words },
    ...{ scheduledDate: toFirm.now, paidAt: since, amountMinor: 15_000, currency: 'USD' },
  };
  const documents = {
    ...{ toName: `${person.firstName} ${person.lastName}`, message: person.words },
    ...{ missing: [person.words], link: 'https://firm.example/documents/t0ken', firm, wording },
  };
  const clientName = `${person.firstName} ${person.lastName}`;
  const agreement = {
    ...{ clientName, expiresAt: since, firm, wording },
    link: 'https://firm.example/agreement/tok',
  };
  const signed = { clientName, name: person.words, signedAt: since, id: 'id', ...toFirm };
  return {
    access_request: accessRequestMail({ waiting: 2, ...toFirm }),
    answer_digest: answerDigest({
      waiting: { messages: 2, bookings: 1, late: 1, longestSince: since },
      ...toFirm,
    }),
    documents_received: documentsReceived({
      ...{ personId: 'p1', toName: person.lastName, count: 2, missing: [person.words] },
      ...{ language: 'es', ...toFirm },
    }),
    documents_reminder: clientDocumentMail('documents_reminder', documents),
    documents_request: clientDocumentMail('documents_request', documents),
    documents_shared: clientDocumentMail('documents_shared', documents),
    mail_server_changed: serverChangeMail({
      change: {
        changedAt: since,
        changedBy: person.lastName,
        formerServer: person.words,
        newServer: null,
        codesHeldUntil: toFirm.now,
      },
      ...toFirm,
    }),
    agreement_countersigned: agreementCountersigned(signed),
    agreement_done: agreementMail('agreement_done', agreement),
    agreement_link: agreementMail('agreement_link', agreement),
    agreement_reminder: agreementMail('agreement_reminder', agreement),
    agreement_signed: agreementSigned(signed),
    agreement_withdrawn: agreementMail('agreement_withdrawn', { ...agreement, link: undefined }),
    webhook_disabled: webhookDisabled({
      webhook: { host: 'crm.example', description: person.words, because: person.words, at: since },
      ...toFirm,
    }),
    answer_warning: answerWarning({
      message: { ...person, createdAt: since, dueAt: toFirm.now },
      ...toFirm,
    }),
    booking_cancelled: bookingCancelled(booking),
    booking_changed: bookingChanged(booking),
    booking_confirmation: bookingConfirmation(booking),
    booking_confirmed: bookingConfirmed(booking),
    booking_link: bookingLink(booking),
    booking_notice: bookingNotice(booking),
    booking_reminder_day: bookingReminderDay(booking),
    booking_reminder_hour: bookingReminderHour(booking),
    booking_reopened: bookingReopened(booking),
    booking_unconfirmed: bookingUnconfirmed(booking),
    client_cancelled: clientCancelled(booking),
    client_confirmed: clientConfirmed(booking),
    client_moved: clientMoved({ ...booking, movedFrom: new Date('2026-03-09T17:30:00Z') }),
    contact_notice: contactNotice(message),
    contact_receipt: contactReceipt(message),
    contact_reply: contactReply({ text: person.words, thread: [], firm, wording }),
    earlier_time_offer: earlierTimeOffer({
      ...waiting,
      offer: {
        scheduledDate: new Date('2026-03-10T17:30:00Z'),
        heldUntil: toFirm.now,
        attorney: person.lastName,
      },
    }),
    earlier_time_wait: earlierTimeWait(waiting),
    newsletter_confirmation: newsletterConfirmation(subscriber),
    newsletter_letter: letterMail({ ...letter, token: 'tok' }),
    newsletter_letter_test: letterMail({ ...letter, token: null }),
    newsletter_welcome: newsletterWelcome(subscriber),
    payment_problem: paymentProblem({
      fee,
      name: person.lastName,
      trouble: { what: 'refund failed', failure: person.words },
      firm,
    }),
    payment_receipt: paymentReceipt({ fee, firm, wording }),
    payment_refund: paymentRefund({ fee, firm, wording, reason: 'no_time' }),
    password_reset_code: passwordResetCode(account),
    questions_answered: questionsAnswered({
      request: {
        ...{
          id: 'r1',
          firstName: person.firstName,
          lastName: person.lastName,
          title: person.words,
        },
        ...{ clientLanguage: null, changes: 2 },
      },
      firm,
      publicUrl: 'https://firm.example',
    }),
    questions_open: questionsOpen(questions),
    questions_reminder: questionsReminder(questions),
    questions_request: questionsRequest(questions),
    rebook_invitation: rebookInvitation({
      invitation: { firstName: person.firstName, type: 'initial', attorney: null },
      ...{ firm, wording },
      publicUrl: 'https://firm.example',
    }),
    probate_result: probateResult({
      calculation: storedCalculation(
        {
          ...{ ...calculation, id: 'id', realEstateValue: '0.00', userEmail: null },
          ...{
            createdAt: since,
            calculatorId: null,
            calculatorVersion: null,
            clientLanguage: null,
          },
          ...{ attorneyFeesLow: null, executorFeesLow: null },
          ...{ courtCostsLow: null, totalProbateLow: null },
        },
        'en',
      ),
      ...{ firm, wording },
      publicUrl: 'https://firm.example',
    }),
    it_sheet: itSheetMail(firm, {
      ...{ firm: firm.name, publicUrl: 'https://firm.example', readAt: 'today' },
      parts: [
        {
          title: 'Mail',
          lines: [
            {
              ...{ label: 'Last answer', now: person.words, should: 'Fine', check: 'dig x' },
              state: 'open',
            },
          ],
        },
      ],
    }),
    sign_in_changed: signInChangedMail({
      change: {
        what: 'passkey_added',
        ...{ passkey: person.words, username: person.lastName, at: since },
      },
      ...toFirm,
    }),
    sign_up_code: signUpCode(account),
    staff_invitation: invitationMail({
      invitation: {
        email: 'theo@example.com',
        role: 'attorney',
        invitedBy: person.lastName,
        expiresAt: since,
      },
      ...toFirm,
    }),
    test: testMail({ firm, username: person.lastName }),
  };
}

const GREEN = deepGreen.cssVariables;

const DANA = { firstName: 'Dana', lastName: 'Whitfield', words: 'Call me.' };
const HOSTILE = {
  firstName: '<b>Dana</b>\r\nBcc: evil@example.com',
  lastName: '"><img src=x onerror=alert(1)>',
  words: '</td><script>alert(1)</script>',
};
const LONG = {
  firstName: '👩‍👧‍👦 Ñandú 法律'.repeat(20),
  lastName: 'x'.repeat(100),
  words: '🏠'.repeat(500),
};

const NAMES = [...EMAIL_KINDS, 'test' as const];

describe.each(NAMES)('%s', (name) => {
  it('has equal text and HTML parts and a neutral subject', () => {
    const { subject, text, html } = everyMail(DANA)[name];
    expect(subject.length).toBeGreaterThan(5);
    expect(subject).not.toMatch(/divorce|custody|family|estate|probate|trust|dana|whitfield|0482/i);
    expect(text).not.toMatch(/<[a-z]/i);
    expect(html).toMatch(/^<!doctype html>/);
    const shown = html.replace(/&#39;|&#x27;/g, "'").replaceAll('&amp;', '&');
    for (const line of text.split('\n')) {
      expect(shown).toContain(line.replace(/^[A-Z][\w §(),-]{1,80}: |:$/g, ''));
    }
  });

  it('contains no markup or header from user input', async () => {
    const mail = everyMail(HOSTILE)[name];
    expect(mail.html).not.toMatch(/<b>|<img|<script|onerror=alert\(1\)>/);
    expect(mail.subject).not.toMatch(/[\r\n]/);
    const source = await composeMessage({
      messageId: '<m1@firm.example>',
      from: { name: HOSTILE.lastName, address: 'office@firm.example' },
      to: { name: HOSTILE.firstName, address: 'dana@example.com' },
      date: new Date('2026-03-01T00:00:00Z'),
      mail,
    });
    const { headers, bcc } = await PostalMime.parse(source);
    expect(bcc).toBeUndefined();
    const allowed =
      /^(from|to|subject|message-id|date|mime-version|content-type|auto-submitted|list-unsubscribe(-post)?|content-transfer-encoding)$/;
    expect(headers.map(({ key }) => key).filter((key) => !allowed.test(key))).toEqual([]);
  });

  it('preserves long names and emoji', async () => {
    const mail = everyMail(LONG)[name];
    const source = await composeMessage({
      messageId: '<m1@firm.example>',
      from: { name: firm.name, address: 'office@firm.example' },
      to: { name: LONG.firstName, address: 'dana@example.com' },
      date: new Date('2026-03-01T00:00:00Z'),
      mail,
    });
    const read = await PostalMime.parse(source);
    expect(read.to?.[0]?.name).toBe(LONG.firstName);
    expect(read.subject).toBe(mail.subject);
    expect(read.text?.replaceAll('\r\n', '\n').trim()).toBe(mail.text.trim());
    for (const line of source.toString().split('\r\n'))
      expect(line.length).toBeLessThanOrEqual(998);
  });
});

describe.each(NAMES)('%s', (name) => {
  it('has the firm’s logo and the colours of its theme', () => {
    const builtIn = everyMail(DANA)[name].html;
    const green = everyMail(DANA, undefined, mailColours(GREEN))[name].html;
    expect(builtIn).toContain('border-radius:7px;background:#d76a2c');
    expect(green).toContain('border-radius:7px;background:#ac731a');
    const ours = new Set(Object.values(mailColours({})));
    for (const [colour] of green.matchAll(/#[0-9a-f]{6}(?=[;"])/g)) {
      expect(ours.has(colour) && !Object.values(mailColours(GREEN)).includes(colour)).toBe(false);
    }
  });

  it('begins a sentence with a capital after the salutation', () => {
    const [, opening] = /^Dear [^\n]+,\n\n(.)/u.exec(everyMail(DANA)[name].text) ?? [];
    if (opening) expect(opening).toMatch(/\p{Lu}/u);
  });
});

describe('the calendar files', () => {
  afterEach(() => ICAL.TimezoneService.reset());

  it.each([
    ['in winter', '2026-01-12T18:30:00.000Z', '10:30 AM'],
    ['in summer', '2026-07-15T17:30:00.000Z', '10:30 AM'],
    ['on the day the clocks go forward', '2026-03-08T20:00:00.000Z', '1:00 PM'],
    ['on the day the clocks go back', '2026-11-01T21:00:00.000Z', '1:00 PM'],
  ])('say the time that the words say %s', (_when, start, wallClock) => {
    const mails = Object.entries(everyMail(DANA, start));
    const withFile = mails.flatMap(([name, { invitation, text }]) =>
      invitation ? [{ name, text, ...invitation }] : [],
    );
    expect(withFile.map(({ name, method }) => [name, method])).toEqual([
      ['booking_cancelled', 'CANCEL'],
      ['booking_changed', 'REQUEST'],
      ['booking_confirmation', 'REQUEST'],
      ['booking_confirmed', 'REQUEST'],
      ['booking_link', 'REQUEST'],
      ['booking_reopened', 'REQUEST'],
      ['booking_unconfirmed', 'REQUEST'],
    ]);
    for (const { content, text, method } of withFile) {
      const read = readCalendar(content);
      expect(read.start).toBe(start);
      expect(Date.parse(read.end) - Date.parse(start)).toBe(60 * 60_000);
      expect(read.calendar.getFirstPropertyValue('method')).toBe(method);
      expect(read.component.getFirstPropertyValue('sequence')).toBe(2);
      expect(text).toContain(`at ${wallClock} (Pacific Time)`);
    }
  });
});

it('the client’s page is linked, and its token is not recorded', () => {
  const { booking_reminder_day: reminder, booking_notice: notice } = everyMail(DANA);
  for (const words of [reminder.text, reminder.html]) expect(words).toContain('/appointment/t0ken');
  expect(reminder.secret).toBe('t0ken');
  expect([notice.text, notice.html, notice.secret].join()).not.toContain('t0ken');
});
