import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { demoFirm } from '../../db/demo/firm.ts';
import { bookingNotice } from '../../src/features/appointments/mail-templates/booking-notice.ts';
import { contactNotice } from '../../src/features/contact/mail-templates.ts';
import { mailColours } from '../../src/features/email/mail-look.ts';
import { publicProfile } from '../../src/features/firm/public-profile.ts';
import { sharedBrowser } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

const firm = { ...publicProfile(demoFirm), colours: mailColours({}) };
const PERSON = {
  firstName: 'Maximiliana',
  lastName: 'Featherstonehaugh-Cholmondeley',
  email: 'maximiliana.featherstonehaugh-cholmondeley@a-long-domain-of-a-company.example.com',
  phone: '(619) 555-0100',
  contactPreferences: null,
  practiceAreaLabel: 'Child Custody',
};

const NOTICES = {
  'of a booking': bookingNotice({
    firm,
    appointment: {
      ...PERSON,
      id: 'a1',
      typeLabel: 'Divorce Consultation (60 min)',
      notes: `https://drive.example/${'folder'.repeat(20)}`,
      scheduledDate: new Date('2031-03-10T17:30:00Z'),
      duration: 60,
      version: 0,
    },
  }),
  'of a message': contactNotice({ firm, submission: { ...PERSON, message: 'x'.repeat(120) } }),
};

it.each(Object.entries(NOTICES))(
  'the notice %s fits the width of a phone',
  async (_about, { html }) => {
    const page = await browser.newPage();
    await page.setContent(html);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.close();
  },
);
