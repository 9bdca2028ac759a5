import { randomUUID } from 'node:crypto';
import { bookWithLink } from '../features/appointments/testing/linked-appointment.ts';
import type { Erased, Person } from '../features/privacy/schema.ts';
import { bookingBody, postJson, tuesdayAt } from './booking-requests.ts';
import { calculationBody } from './calculation-body.ts';
import { staffClient } from './staff-client.ts';
import type { TestApp } from './test-app.ts';

type Answer<Data> = { status: number; data: Data; error: Record<string, unknown> };

/** Staff client that finds, exports and erases people. The app must be started with `STAFF_ENV`. */
export async function privacyClient(app: TestApp) {
  const staff = await staffClient(app);
  const ask = async <Data>(procedure: string, input: object): Promise<Answer<Data>> => {
    const { status, body } = await staff.call('POST', `/trpc/privacy.${procedure}`, input);
    return { status, data: body.result?.data, error: body.error?.data };
  };
  const find = (email: string) => ask<Person>('find', { email });
  return {
    ...staff,
    find,
    exported: (email: string) =>
      ask<{ name: string; json: string; isCut: boolean }>('export', { email }),
    /** Looks the person up and erases the current state at once. */
    erase: async (email: string, choices: object = {}) => {
      const { data } = await find(email);
      return ask<Erased>('erase', { email, confirmation: email, seen: data.seen, ...choices });
    },
    eraseSeen: (email: string, seen: string, choices: object = {}) =>
      ask<Erased>('erase', { email, confirmation: email, seen, ...choices }),
  };
}

export type PrivacyClient = Awaited<ReturnType<typeof privacyClient>>;

/** Uses every form of the site as one person. Returns the ids of the stored records. */
export async function usesEverything(
  app: TestApp,
  { email, firstName, time }: { email: string; firstName: string; time: string },
) {
  const post = async (path: string, body: object) => {
    const response = await postJson(app.url + path, body);
    if (!response.ok) throw new Error(`${path} was refused: ${await response.text()}`);
    return (await response.json()).id as string;
  };
  const person = { firstName, lastName: 'Whitfield', email };
  const { id: appointment, token } = await bookWithLink(app, {
    ...person,
    scheduledDate: tuesdayAt(time),
  });
  const message = await post('/api/contact', {
    ...person,
    phone: '(619) 555-0100',
    practiceArea: 'divorce',
    // The same message within minutes is one message, with the same id.
    message: `${firstName} writes: my husband has moved out. ${randomUUID()}`,
    consent: true,
  });
  const calculation = await post('/api/probate-calculator', calculationBody({ userEmail: email }));
  await post('/api/newsletter', { email });
  return { appointment, message, calculation, token };
}

/** Booking body for concurrent requests. */
export const bookingOf = (email: string, time: string) =>
  bookingBody({ email, scheduledDate: tuesdayAt(time) });
