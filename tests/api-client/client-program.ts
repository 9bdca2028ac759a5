/**
 * A program that somebody else might write against the types that are generated from openapi.json. It looks up the free
 * times, books one twice with the same key, loses the same time with another client, reads the booking as staff, and
 * prints what it got.
 */
export const CLIENT_PROGRAM = `
import { randomUUID } from 'node:crypto';
import createClient from 'openapi-fetch';
import type { paths } from './api.d.ts';

const [baseUrl = '', token = ''] = process.argv.slice(2);
const api = createClient<paths>({ baseUrl });

const { data: free } = await api.GET('/api/appointments/availability', {
  params: { query: { from: '2031-03-11', to: '2031-03-12' } },
});
const slots = free?.days.flatMap((day) => day.slots) ?? [];
const start = slots.find(({ state }) => state === 'free')?.start ?? '';

const book = (email: string, key: string) =>
  api.POST('/api/appointments', {
    params: { header: { 'Idempotency-Key': key } },
    body: {
      firstName: 'Dana',
      lastName: 'Whitfield',
      email,
      consultationType: 'initial',
      practiceArea: 'family-law',
      scheduledDate: start,
    },
  });

const key = randomUUID();
const booked = await book('dana@example.com', key);
const repeated = await book('dana@example.com', key);
const late = await book('someone.else@example.com', randomUUID());

const id: string | undefined = booked.data?.id;
const alternative: string | undefined = late.error?.alternatives?.[0]?.start;

const staff = { Authorization: \`Bearer \${token}\` };
const { data: list, response } = await api.GET('/api/admin/appointments', { headers: staff });
const read = list?.find((appointment) => appointment.id === id);

const create = { clientName: 'Dana W.', content: 'Calm and clear.', practiceArea: 'custody' };
const template = await api.POST('/api/admin/testimonials', {
  headers: staff,
  params: { header: { 'Idempotency-Key': randomUUID() } },
  body: { ...create, rating: 5, isPublished: false },
});

// @ts-expect-error There is no such path.
type Missing = paths['/api/appointment'];
// @ts-expect-error The answer has no such field.
export const missing = booked.data?.phoneNumber;
export const incomplete = () =>
  api.POST('/api/contact', {
    // @ts-expect-error Most of the body is missing.
    body: { firstName: 'Dana' },
  });

console.log(
  JSON.stringify({
    status: [booked.response.status, booked.error?.message],
    id,
    repeatedId: repeated.data?.id,
    late: [late.response.status, late.error?.reason, typeof alternative],
    read: [response.status, read?.email, read?.status],
    template: template.response.status,
  }),
);
`;
