import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Language, messagesIn } from '../messages/messages.ts';
import { remindClients } from '../src/features/appointments/reminders/remind-clients.ts';
import { tokenFor } from '../src/features/appointments/testing/linked-appointment.ts';
import { readCalendar } from '../src/features/appointments/testing/read-calendar.ts';
import type { MailTransport, OutgoingMail } from '../src/features/email/mail.ts';
import { insertHosts } from '../src/features/scheduling/testing/parallel-hosts.ts';
import { subHours } from '../src/platform/time/date-math.ts';
import { casesOf } from '../src/testing/attack-size.ts';
import { bookingBody, postJson } from '../src/testing/booking-requests.ts';
import { publishLanguage } from '../src/testing/publish-language.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../src/testing/test-app.ts';
import { type Client, inTurns, listStarts, prefixOf, wordsOnlyIn } from './languages/crowd.ts';

/**
 * A thousand clients, half of them in Spanish, book, move, cancel and are reminded; in `npm test` a tenth of them.
 * Everything that is said to a client is in the language of the client, and everything to the firm in English.
 */
const CLIENTS = casesOf(1_000);
const PATIENT_MS = 600_000;
const ATTORNEYS = ['host-0', 'host-1', 'host-2'];

const sent: OutgoingMail[] = [];
const transport: MailTransport = {
  async send(mail) {
    sent.push(mail);
    return undefined;
  },
  close() {},
};

let app: TestApp;
let clock = TEST_NOW;
const clients: Client[] = [];
beforeAll(async () => {
  app = await startTestApp({ now: () => clock, mailTransport: transport });
  await publishLanguage(app.deps.db, 'es');
  await app.deps.db.transaction().execute((tx) => insertHosts(tx, ATTORNEYS.length));
  await app.deps.content.settle();
}, PATIENT_MS);
afterAll(() => app.close());

const untilSent = () =>
  expect
    .poll(
      async () =>
        app.deps.db
          .selectFrom('outboxEmails')
          .select('id')
          .where('state', 'in', ['queued', 'sending', 'failed'])
          .limit(1)
          .execute(),
      { timeout: PATIENT_MS, interval: 200 },
    )
    .toEqual([]);

async function post(path: string, body: object): Promise<{ id: string }> {
  const response = await postJson(app.url + path, body);
  const answer = await response.json();
  expect([path, response.status, answer.message]).toEqual([
    path,
    expect.toBeOneOf([200, 201]),
    undefined,
  ]);
  return answer;
}

async function bookAll(free: readonly string[][]): Promise<void> {
  await inTurns(Array.from({ length: CLIENTS }), async (_, place) => {
    const language: Language = place % 2 === 0 ? 'es' : 'en';
    const email = `${language}-${place}@example.com`;
    const lane = place % ATTORNEYS.length;
    const start = free[lane]?.[2 * Math.floor(place / ATTORNEYS.length)] ?? '';
    const body = { email, attorney: ATTORNEYS[lane], scheduledDate: start, practiceArea: 'other' };
    const { id } = await post(`${prefixOf({ language })}/api/appointments`, bookingBody(body));
    const fate = place % 5 === 0 ? 'moved' : place % 7 === 0 ? 'cancelled' : 'kept';
    const token = await tokenFor(app, id);
    clients.push({ id, email, language, start: new Date(start), token, fate });
  });
}

it(
  'a thousand clients book, move, cancel and are reminded',
  async () => {
    const free = await Promise.all(ATTORNEYS.map((attorney) => listStarts(app.url, attorney)));
    await bookAll(free);
    // A mail about a time that has changed before it was sent is not sent.
    await untilSent();
    await inTurns(clients, async (client) => {
      const links = `${prefixOf(client)}/api/appointment-links/${client.token}`;
      if (client.fate === 'cancelled') await post(`${links}/cancel`, {});
      if (client.fate !== 'moved') return;
      const lane = free.find((starts) => starts.includes(client.start.toISOString())) ?? [];
      const next = lane[lane.indexOf(client.start.toISOString()) + 1] ?? '';
      await post(`${links}/move`, { scheduledDate: next });
      client.start = new Date(next);
    });
    await untilSent();
    const coming = clients.filter(({ fate }) => fate !== 'cancelled');
    const days = Map.groupBy(coming, ({ start }) => start.toISOString().slice(0, 10));
    for (const [, ofDay] of [...days].sort()) {
      const first = Math.min(...ofDay.map(({ start }) => start.getTime()));
      clock = subHours(new Date(first), 14);
      await remindClients(app.deps);
      await untilSent();
    }
    expect(clients).toHaveLength(CLIENTS);
  },
  PATIENT_MS,
);

const FOREIGN = { en: wordsOnlyIn('es', 'en'), es: wordsOnlyIn('en', 'es') } as const;
const SUMMARY = { en: 'Consultation with', es: 'Consulta con' } as const;
const SALUTATION = { en: 'Dear Dana', es: 'Hola, Dana' } as const;

it('each mail and its calendar file are in the language of their reader', async () => {
  const faults: string[] = [];
  const byEmail = new Map(clients.map((client) => [client.email, client]));
  let counts = { clients: 0, firm: 0, files: 0 };
  for (const { to, mail } of sent) {
    const client = byEmail.get(to.address);
    const language = (client?.language ?? 'en') as 'en' | 'es';
    const { subject, text, invitation } = mail;
    const [foreign] =
      FOREIGN[language].exec(`${subject}\n${text}\n${invitation?.content ?? ''}`) ?? [];
    if (foreign) faults.push(`${to.address}, ${subject}: ${foreign}`);
    if (!client) {
      counts = { ...counts, firm: counts.firm + 1 };
      continue;
    }
    counts = { ...counts, clients: counts.clients + 1, files: counts.files + (invitation ? 1 : 0) };
    if (!text.includes(SALUTATION[language])) faults.push(`${to.address}, ${subject}: salutation`);
    if (invitation && !readCalendar(invitation.content).event.summary.includes(SUMMARY[language])) {
      faults.push(`${to.address}, ${subject}: calendar file`);
    }
  }
  expect(faults.slice(0, 20)).toEqual([]);
  const reminders = await app.deps.db
    .selectFrom('appointments')
    .select('id')
    .where('reminderSent', '=', true)
    .execute();
  expect(reminders.length).toBeGreaterThan(CLIENTS / 2);
  const changed = clients.filter(({ fate }) => fate !== 'kept').length;
  // A confirmation, the news of each change, and the reminder of the day before.
  expect(counts.clients).toBe(CLIENTS + changed + reminders.length);
  expect(counts.files).toBeGreaterThanOrEqual(CLIENTS + changed);
  expect(counts.firm).toBe(CLIENTS + changed);
});

it('notices to the firm name the language of the client, if it is not English', () => {
  const notices = sent.filter(({ to }) => !/^(es|en)-\d/.test(to.address));
  const named = notices.filter(({ mail }) => mail.text.includes('Wrote in: Spanish'));
  const spanish = clients.filter(({ language }) => language === 'es');
  expect(named.length).toBeGreaterThanOrEqual(spanish.length);
  for (const { mail } of named) expect(mail.text).toContain('es-');
});

it(
  'the page of each client and its calendar file are in their language',
  async () => {
    const faults: string[] = [];
    clock = TEST_NOW;
    await inTurns(clients, async (client) => {
      const path =
        client.language === 'es' ? `/es/cita/${client.token}` : `/appointment/${client.token}`;
      const page = await (await fetch(app.url + path)).text();
      const language = client.language as 'en' | 'es';
      if (!page.includes(`<html lang="${language}"`)) faults.push(`${path}: lang`);
      const { bookedTitle, cancelledTitle } = messagesIn(language).appointment;
      if (!page.includes(client.fate === 'cancelled' ? cancelledTitle : bookedTitle))
        faults.push(`${path}: title`);
      if (client.fate === 'cancelled') return;
      const file = await fetch(
        `${app.url}${prefixOf(client)}/api/appointment-links/${client.token}/calendar.ics`,
      );
      const { summary } = readCalendar(await file.text()).event;
      if (!summary.includes(SUMMARY[language])) faults.push(`${path}: ${summary}`);
    });
    expect(faults.slice(0, 20)).toEqual([]);
  },
  PATIENT_MS,
);
