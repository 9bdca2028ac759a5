import { californianFigures } from '../../../src/features/probate/testing/californian.ts';
import type { Availability } from '../../../src/features/scheduling/slots/schema.ts';
import { addDays } from '../../../src/platform/time/date-math.ts';
import { bookingBody } from '../../../src/testing/booking-requests.ts';
import type { LoadClient } from './load-client.ts';

const CACHED_PAGES = [
  '/',
  '/schedule',
  '/about',
  '/attorneys',
  '/practice-areas/family-law',
  '/blog',
  '/blog/living-trust-or-will',
  '/external-articles',
  '/reviews',
  '/contact',
  '/probate-calculator',
];
const ENCODINGS = ['br', 'gzip', 'identity'];
const dayIn = (days: number) => addDays(new Date(), days).toISOString().slice(0, 10);

/** One visit to the site; `place` distinguishes the visits. */
export async function visitOnce({ ask }: LoadClient, place: number): Promise<void> {
  const email = `visitor${place}@example.com`;
  const encoding = ENCODINGS[place % ENCODINGS.length];
  for (let i = 0; i < 4; i += 1) {
    await ask('GET', CACHED_PAGES[(place + i * 3) % CACHED_PAGES.length] ?? '/', { encoding });
  }
  await search(ask, place);
  await calculate(ask, place, email);
  await book(ask, place, email);
  await ask('POST', '/api/contact', {
    body: {
      ...{ firstName: 'Dana', lastName: `Whitfield ${place}`, email },
      practiceArea: 'estate-planning',
      message: `My mother has died. What do we do first? (${place})`,
      consent: true,
    },
    may: [201],
  });
  await ask('POST', '/api/newsletter', { body: { email }, may: [202] });
}

async function search(ask: LoadClient['ask'], place: number): Promise<void> {
  await ask('GET', `/blog?q=trust+${place}`);
  await ask('GET', '/blog?q=trust&category=estate-planning');
  await ask('GET', `/nothing-${place}`, { may: [404] });
  await ask('GET', '/api/blog-posts');
  await ask('GET', '/api/testimonials');
  await ask('GET', '/trpc/site.layout,testimonials.list?batch=1&input=%7B%7D');
}

async function calculate(ask: LoadClient['ask'], place: number, userEmail: string): Promise<void> {
  const estate = 200_000 + (place % 100) * 10_000;
  const { attorneyFees, executorFees, courtCosts, totalProbate, trustCost, savings } =
    californianFigures(estate);
  const figures = { attorneyFees, executorFees, courtCosts, totalProbate, trustCost, savings };
  const texts = Object.entries(figures).map(([name, value]) => [name, String(value)]);
  await ask('POST', '/api/probate-calculator', {
    body: {
      ...{ estateValue: String(estate), realEstateValue: '0', userEmail },
      ...Object.fromEntries(texts),
    },
    may: [201],
  });
}

async function book(ask: LoadClient['ask'], place: number, email: string): Promise<void> {
  const first = 1 + (place % 6) * 8;
  const free = await ask(
    'GET',
    `/api/appointments/availability?from=${dayIn(first)}&to=${dayIn(first + 8)}`,
  );
  const { days } = free.body as Availability;
  const starts = days.flatMap(({ slots }) => slots.filter(({ state }) => state === 'free'));
  const scheduledDate = starts[place % Math.max(1, starts.length)]?.start;
  if (!scheduledDate) return;
  const booked = await ask('POST', '/api/appointments', {
    body: bookingBody({ email, scheduledDate }),
    // Another visitor may have taken the slot.
    may: [201, 409],
  });
  if (booked.status === 201) {
    await ask('GET', `/api/appointments/${booked.body.id}/calendar.ics`);
  }
}
