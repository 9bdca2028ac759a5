import { tokenFor } from '../../src/features/appointments/testing/linked-appointment.ts';
import { bookingBody, postJson } from '../../src/testing/booking-requests.ts';
import type { TestApp } from '../../src/testing/test-app.ts';
import type { Texts } from './crawl-firm.ts';
import type { SiteReader } from './site-reader.ts';

const RANGE = 'from=2031-03-11&to=2031-03-12';

/** What somebody reads who has booked: the page of the appointment, a form that is refused, the calendar file and mails. */
export async function clientTexts(
  app: TestApp,
  site: SiteReader,
  practiceArea: string,
): Promise<Texts> {
  const { days } = JSON.parse((await site.read(`/api/appointments/availability?${RANGE}`)).text);
  const [slot] = days.flatMap(({ slots }: { slots: { state: string; start: string }[] }) =>
    slots.filter(({ state }) => state === 'free'),
  );
  const body = bookingBody({ scheduledDate: slot.start, practiceArea, phone: '(512) 555-0100' });
  const { id } = await (await postJson(`${app.url}/api/appointments`, body)).json();
  const page = await site.read(`/appointment/${await tokenFor(app, id)}`);
  const refused = await fetch(`${app.url}/appointment/nobody/cancel`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'reason=none',
  });
  const mails = await app.deps.db.selectFrom('outboxEmails').selectAll().execute();
  return {
    'page of the appointment': page.text,
    'refused form': await refused.text(),
    'calendar file': (await site.read(`/api/appointments/${id}/calendar.ics`)).text,
    'mails about the booking': JSON.stringify(mails),
  };
}
