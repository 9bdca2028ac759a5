import { describe, expect, it } from 'vitest';
import { demoFirm } from '../../../db/demo/firm.ts';
import { mailColours } from '../email/mail-look.ts';
import { publicProfile } from '../firm/public-profile.ts';
import { twoOffices } from '../firm/testing/two-offices.ts';
import { appointmentCalendarFile } from './calendar-file.ts';
import { bookingConfirmation } from './mail-templates/booking-confirmation.ts';
import { SAMPLE_APPOINTMENT } from './mail-templates/sample-appointment.ts';
import { type Meeting, officeTimeOf } from './meeting.ts';

/** The firm is in San Diego, its second office in Denver time. */
const offices = twoOffices.map((office) =>
  office.key === 'main' ? office : { ...office, zone: 'America/Denver' },
);
const firm = publicProfile(demoFirm, offices);
const at = { scheduledDate: new Date('2031-03-11T16:00:00Z') };
const SHOWN = 'Tue, Mar 11 at 10:00 AM (Mountain Time)';

describe('an appointment at an office in another zone', () => {
  it('has the time on the clocks of that office', () => {
    expect(officeTimeOf({ ...at, officeKey: 'oceanside' }, firm)).toBe(SHOWN);
  });

  it.each<[string, Meeting]>([
    ['in the main office', { officeKey: 'main' }],
    ['in an office without a name', {}],
    ['by video', { officeKey: 'oceanside', place: 'video' }],
    ['by phone', { officeKey: 'oceanside', place: 'phone' }],
  ])('does not need it %s', (_where, meeting) => {
    expect(officeTimeOf({ ...at, ...meeting }, firm)).toBeUndefined();
  });

  it('says so in mails to the client', () => {
    const mail = bookingConfirmation({
      appointment: { ...SAMPLE_APPOINTMENT, ...at, officeKey: 'oceanside' },
      firm: { ...firm, colours: mailColours({}) },
      ...{ stamp: at.scheduledDate, publicUrl: 'https://firm.example', wording: 'named' },
    });
    expect(mail.text).toContain(
      `When: Tuesday, Mar 11, 2031 at 9:00 AM (Pacific Time)\nTime at the office: ${SHOWN}\n`,
    );
    expect(mail.html).toContain(SHOWN);
  });

  it('says so in the notes of its calendar file', () => {
    const file = appointmentCalendarFile({
      appointment: { id: 'a1', duration: 30, version: 0, officeKey: 'oceanside', ...at },
      firm,
      ...{ wording: 'named', method: 'REQUEST', stamp: at.scheduledDate },
      publicUrl: 'https://firm.example',
    });
    expect(file.replaceAll('\r\n ', '')).toContain(
      `Time at the office: ${SHOWN.replace(',', '\\,')}.`,
    );
  });
});
