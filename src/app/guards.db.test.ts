import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, newcomerToken, STAFF_ENV, staffToken } from '../testing/people.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { buildApp } from './app.ts';
import { appRouter } from './app-router.ts';

/** Procedures that anybody may call. All others require staff: a new procedure must be guarded or listed here. */
const PUBLIC_PROCEDURES = [
  'agreementLinks.agreement',
  'agreementLinks.confirmReading',
  'agreementLinks.sign',
  'agreementLinks.takeTranslation',
  'appointmentLinks.appointment',
  'appointmentLinks.calendarFile',
  'appointmentLinks.cancel',
  'appointmentLinks.confirm',
  'appointmentLinks.freeTimes',
  'appointmentLinks.month',
  'appointmentLinks.move',
  'appointments.availability',
  'appointments.book',
  'appointments.booked',
  'appointments.bookingMonth',
  'appointments.calendarFile',
  'appointments.choices',
  'appointments.firstFree',
  'appointments.nextFree',
  'appointments.prepared',
  'appointments.whoIsFree',
  'articles.bySlug',
  'articles.latest',
  'articles.list',
  'articles.page',
  'articles.preview',
  'articles.search',
  'contact.send',
  'documentLinks.add',
  'documentLinks.file',
  'documentLinks.finish',
  'documentLinks.page',
  'documentLinks.remove',
  'documentLinks.upload',
  'identity.config',
  'letters.last',
  'news.list',
  'news.search',
  'news.sources',
  'newsSources.asSeenByCaller',
  'newsletter.confirm',
  'newsletter.subscribe',
  'newsletter.subscription',
  'newsletter.unsubscribe',
  'pages.attorney',
  'pages.page',
  'pages.preview',
  'pages.published',
  'paymentLinks.holdAgain',
  'paymentLinks.payment',
  'paymentLinks.release',
  'probate.calculator',
  'probate.save',
  'questionPages.answer',
  'questionPages.ofAppointment',
  'questionPages.page',
  'questionPages.removeFile',
  'questionPages.saveNames',
  'questionPages.send',
  'questionPages.sendLink',
  'quickExit.offer',
  'reviews.list',
  'site.frame',
  'site.layout',
  'testimonials.featured',
  'testimonials.list',
  'themes.active',
  'visibility.list',
  'visits.record',
  'waits.days',
  'waits.decline',
  'waits.join',
  'waits.joinForAppointment',
  'waits.leave',
  'waits.ofAppointment',
  'waits.take',
  'waits.wait',
];

/** Procedures that any account may call, with or without access to the back office. */
const SIGNED_IN_PROCEDURES = ['staff.me'];

const PUBLIC_CALLS = [
  'GET /api/admin/blog-sources',
  'GET /api/appointment-links/{token}',
  'GET /api/appointment-links/{token}/availability',
  'GET /api/appointment-links/{token}/calendar.ics',
  'GET /api/appointments/availability',
  'GET /api/appointments/choices',
  'GET /api/appointments/{id}/calendar.ics',
  'GET /api/blog-posts',
  'GET /api/blog-posts/{slug}',
  'GET /api/blog-sources',
  'GET /api/component-visibility',
  'GET /api/document-links/{token}',
  'GET /api/document-links/{token}/documents/{id}/file',
  'GET /api/document-links/{token}/documents/{id}/upload',
  'GET /api/external-blog-articles',
  'GET /api/identity/config',
  'GET /api/payment-links/{token}',
  'GET /api/testimonials',
  'GET /api/themes/active',
  'POST /api/appointment-links/{token}/cancel',
  'POST /api/appointment-links/{token}/confirm',
  'POST /api/appointment-links/{token}/move',
  'POST /api/appointments',
  'POST /api/contact',
  'POST /api/document-links/{token}/documents',
  'POST /api/document-links/{token}/documents/{id}/finish',
  'POST /api/document-links/{token}/documents/{id}/remove',
  'POST /api/newsletter',
  'POST /api/payment-links/{token}/hold-again',
  'POST /api/payment-links/{token}/release',
  'POST /api/probate-calculator',
  'POST /api/visits',
];
const SIGNED_IN_CALLS = ['GET /api/identity/me'];

const PROCEDURES = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>,
).map(([name, { _def }]) => [name, _def.type] as const);

let app: TestApp;
let calls: string[];
let staff: string;
let pending: string;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  const { paths } = await (await fetch(`${app.url}/api/openapi.json`)).json();
  calls = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  staff = await staffToken(app);
  pending = await newcomerToken(app, 'pending');
});
afterAll(() => app.close());

const NO_ID = '00000000-0000-4000-8000-000000000000';

const callProcedure = (name: string, type: string, headers: Record<string, string>) => {
  if (type === 'subscription') return callSubscription(name, headers);
  return type === 'mutation'
    ? fetch(`${app.url}/trpc/${name}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ id: NO_ID }),
      })
    : fetch(`${app.url}/trpc/${name}`, { headers });
};

/** Calls a subscription without its input, so that it sends a single event, which contains the error status. */
async function callSubscription(name: string, headers: Record<string, string>) {
  const events = await (await fetch(`${app.url}/trpc/${name}`, { headers })).text();
  return new Response(null, { status: Number(/"httpStatus":(\d+)/.exec(events)?.[1]) });
}

const callRest = (call: string, headers: Record<string, string>) => {
  const [method = '', path = ''] = call.split(' ');
  return fetch(app.url + path.replace(/\{\w+\}/g, NO_ID), {
    method,
    headers: { ...headers, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
    ...(method !== 'GET' && { body: '{}' }),
  });
};

async function guardOf(ask: (headers: Record<string, string>) => Promise<Response>) {
  const statuses = [];
  for (const headers of [{}, bearer(pending), bearer(staff)]) {
    const response = await ask(headers);
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  const [nobody, waiting, member = 0] = statuses;
  if (nobody === 401 && waiting === 403 && member !== 401 && member !== 403) return 'staff';
  if (nobody === 401 && waiting !== 401 && waiting !== 403) return 'signed in';
  return nobody === 401 || nobody === 403 ? `odd: ${statuses}` : 'public';
}

describe('procedures', () => {
  it.each(PROCEDURES)('%s has the expected authorization', async (name, type) => {
    const expected = PUBLIC_PROCEDURES.includes(name)
      ? 'public'
      : SIGNED_IN_PROCEDURES.includes(name)
        ? 'signed in'
        : 'staff';
    expect(await guardOf((headers) => callProcedure(name, type, headers))).toBe(expected);
  });

  it('the list of public ones contains no removed one', () => {
    const names = PROCEDURES.map(([name]) => name);
    expect(
      [...PUBLIC_PROCEDURES, ...SIGNED_IN_PROCEDURES].filter((name) => !names.includes(name)),
    ).toEqual([]);
  });
});

describe('documented calls', () => {
  it('have the expected authorization, staff-only under /api/admin', async () => {
    for (const call of calls) {
      const expected = PUBLIC_CALLS.includes(call)
        ? 'public'
        : SIGNED_IN_CALLS.includes(call)
          ? 'signed in'
          : 'staff';
      expect([call, await guardOf((headers) => callRest(call, headers))]).toEqual([call, expected]);
    }
  });

  it('describe that authorization in OpenAPI', async () => {
    const { paths } = await (await fetch(`${app.url}/api/openapi.json`)).json();
    const described = (call: string) => {
      const [method = '', path = ''] = call.split(' ');
      return JSON.stringify(paths[path][method.toLowerCase()].security);
    };
    const token = '{"accessToken":[]}';
    const either = [`[${token}]`, `[${token},{"apiKey":[]}]`];
    for (const call of calls) {
      if (call === 'GET /api/admin/blog-sources') {
        expect(described(call)).toBe(`[{},${token},{"apiKey":[]}]`);
      } else if (PUBLIC_CALLS.includes(call)) {
        expect([call, described(call)]).toEqual([call, '[]']);
      } else expect([call, described(call)]).toEqual([call, expect.toBeOneOf(either)]);
    }
  });

  it('the list of public ones contains no removed one', () => {
    expect([...PUBLIC_CALLS, ...SIGNED_IN_CALLS].filter((call) => !calls.includes(call))).toEqual(
      [],
    );
  });

  it('document their authentication', async () => {
    const response = await fetch(`${app.url}/api/admin/staff`);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.json()).toMatchObject({
      reason: 'not_signed_in',
      message: 'Please sign in to access this area.',
    });
  });

  it('are the only routes under /api besides the API description', async () => {
    const routes = new Set<string>();
    const same = await buildApp(app.deps, ({ method, url }) => {
      for (const each of [method].flat()) routes.add(`${each} ${url}`);
    });
    await same.close();
    const known = new Set(calls.map((call) => call.replace(/\{(\w+)\}/g, ':$1')));
    const others = [...routes]
      .filter((route) => /^(GET|POST|PUT|PATCH|DELETE) \/(api|admin)/.test(route))
      .filter((route) => !known.has(route) && !/^\w+ \/api(\/|\/\*)?$/.test(route));
    // The bytes of documents are no body of a procedure: see `documentUploads`.
    expect(others.sort()).toEqual([
      'GET /api/docs',
      'GET /api/openapi.json',
      'PUT /api/admin/documents/:id/bytes',
      'PUT /api/document-links/:token/documents/:id/bytes',
    ]);
    expect(routes.size).toBeGreaterThan(known.size);
  });
});
