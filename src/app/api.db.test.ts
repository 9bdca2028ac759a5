import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingBody, postJson } from '../testing/booking-requests.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('unknown addresses', () => {
  it.each(['/api/nothing', '/api', '/trpc/nothing.here'])(
    '%s answers the one error shape',
    async (path) => {
      const response = await fetch(app.url + path);
      const body = await response.json();
      expect(response.status).toBe(404);
      expect(body.error?.data ?? body).toMatchObject({
        code: 'NOT_FOUND',
        reason: expect.any(String),
        message: expect.any(String),
        requestId: expect.any(String),
      });
    },
  );

  it.each(['PUT', 'DELETE', 'PATCH'])('%s on a known path is rejected', async (method) => {
    const response = await fetch(`${app.url}/api/appointments`, { method });
    expect(response.status).toBe(404);
  });

  it('there is no list of appointments', async () => {
    expect((await fetch(`${app.url}/api/appointments`)).status).toBe(404);
  });
});

describe('cross-site writes', () => {
  it.each([
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['a null Origin', { origin: 'null' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['a same-site neighbour', { 'sec-fetch-site': 'same-site' }],
  ])('with %s are refused on both transports', async (_what, headers) => {
    for (const path of ['/api/appointments', '/trpc/appointments.book']) {
      const response = await postJson(app.url + path, bookingBody(), headers);
      expect(response.status).toBe(403);
      expect((await response.json()).reason).toBe('cross_site');
    }
  });

  it.each(['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'text/plain'])(
    'as %s, which needs no preflight, are refused by tRPC',
    async (type) => {
      const response = await postJson(
        `${app.url}/trpc/appointments.book`,
        JSON.stringify(bookingBody()),
        { 'content-type': type },
      );
      expect(response.status).toBe(415);
      const booked = await app.deps.db.selectFrom('appointments').select('id').execute();
      expect(booked).toEqual([]);
    },
  );
});

describe('abuse of batches', () => {
  it('more than ten calls in a batch are rejected, and a thousand commas get a short response', async () => {
    const ten = Array.from({ length: 10 }, () => 'site.layout').join(',');
    expect((await fetch(`${app.url}/trpc/${ten}?batch=1`)).status).toBe(200);
    expect((await fetch(`${app.url}/trpc/${ten},site.layout?batch=1`)).status).toBe(400);
    const commas = await fetch(`${app.url}/trpc/${','.repeat(1_000)}?batch=1`);
    expect(commas.status).toBe(400);
    expect((await commas.text()).length).toBeLessThan(2_000);
  });
});

describe('rate limits', () => {
  it('allow five bookings in ten minutes over both transports, and send Retry-After', async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const paths = ['/api/appointments', '/trpc/appointments.book'];
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const response = await postJson(
          limited.url + paths[attempt % 2],
          {},
          {
            'x-forwarded-for': `10.0.0.${attempt}`,
          },
        );
        statuses.push(response.status);
        if (response.status !== 429) continue;
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
        const body = await response.json();
        expect((body.error?.data ?? body).reason).toBe('too_many_requests');
      }
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    } finally {
      await limited.close();
    }
  });

  it('count a booking repeated with the same Idempotency-Key once', async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const statuses: number[] = [];
      for (const key of ['a', 'a', 'b', 'b', 'c', 'c', 'd', 'd', 'e', 'e', 'f']) {
        const headers = { 'idempotency-key': key };
        statuses.push((await postJson(`${limited.url}/api/appointments`, {}, headers)).status);
      }
      expect(statuses).toEqual([...Array(10).fill(400), 429]);
    } finally {
      await limited.close();
    }
  });
});

describe('reads', () => {
  it.each([
    '/api/blog-posts',
    '/api/blog-posts/living-trust-or-will',
    '/api/testimonials',
    '/api/component-visibility',
    '/api/external-blog-articles',
    '/api/blog-sources',
    '/api/themes/active',
    '/api/appointments/availability?from=2031-03-10&to=2031-03-12',
  ])('%s is not sent again to a client that has it', async (path) => {
    const first = await fetch(app.url + path);
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const again = await fetch(app.url + path, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await fetch(app.url + path, { headers: { 'if-none-match': '"other"' } });
    expect([other.status, await other.text()]).toEqual([200, await first.text()]);
  });

  it('of the theme return the documented fields', async () => {
    const theme = await (await fetch(`${app.url}/api/themes/active`)).json();
    expect(theme).toMatchObject({ name: 'professional-blue', isActive: true, isDefault: true });
    expect(Object.keys(theme)).toHaveLength(9);
  });
});

describe('descriptions', () => {
  it('OpenAPI 3.1 names every documented path, with its error shape', async () => {
    const description = await (await fetch(`${app.url}/api/openapi.json`)).json();
    expect(description.openapi).toBe('3.1.0');
    expect(Object.keys(description.paths).sort()).toEqual([
      '/api/admin/advertising/check',
      '/api/admin/advertising/copies',
      '/api/admin/advertising/copy',
      '/api/admin/advertising/export',
      '/api/admin/advertising/paths',
      '/api/admin/agreements',
      '/api/admin/agreements/{id}/check',
      '/api/admin/answer-settings',
      '/api/admin/answers/figures',
      '/api/admin/answers/waiting',
      '/api/admin/api-keys',
      '/api/admin/api-keys/{id}/revoke',
      '/api/admin/appointments',
      '/api/admin/appointments/completion',
      '/api/admin/appointments/export',
      '/api/admin/appointments/holds',
      '/api/admin/appointments/holds/{id}',
      '/api/admin/appointments/holds/{id}/complete',
      '/api/admin/appointments/waits',
      '/api/admin/appointments/waits/{id}',
      '/api/admin/appointments/{appointmentId}/fee',
      '/api/admin/appointments/{appointmentId}/fee/refund',
      '/api/admin/appointments/{id}',
      '/api/admin/appointments/{id}/invitation',
      '/api/admin/appointments/{id}/language',
      '/api/admin/appointments/{id}/link',
      '/api/admin/appointments/{id}/notes',
      '/api/admin/appointments/{id}/time',
      '/api/admin/article-categories',
      '/api/admin/article-categories/order',
      '/api/admin/article-categories/{key}',
      '/api/admin/attorneys',
      '/api/admin/attorneys/order',
      '/api/admin/attorneys/{slug}',
      '/api/admin/audit-log',
      '/api/admin/audit-log/export',
      '/api/admin/availability',
      '/api/admin/availability/explanation',
      '/api/admin/availability/hosts',
      '/api/admin/availability/hosts/{number}',
      '/api/admin/availability/hosts/{number}/appointments',
      '/api/admin/availability/hosts/{number}/deactivate',
      '/api/admin/blog-posts',
      '/api/admin/blog-posts/export',
      '/api/admin/blog-posts/{id}',
      '/api/admin/blog-posts/{id}/versions',
      '/api/admin/blog-posts/{id}/versions/{number}',
      '/api/admin/blog-posts/{id}/versions/{number}/restore',
      '/api/admin/blog-sources',
      '/api/admin/blog-sources/preview',
      '/api/admin/blog-sources/{id}',
      '/api/admin/blog-sources/{id}/articles',
      '/api/admin/blog-sources/{id}/fetch',
      '/api/admin/calculator-addresses',
      '/api/admin/calculator-addresses/export',
      '/api/admin/calendar-settings',
      '/api/admin/calendar-settings/test',
      '/api/admin/calendar-settings/{id}',
      '/api/admin/calendar-settings/{id}/activate',
      '/api/admin/calendar-settings/{id}/retry',
      '/api/admin/closed-days',
      '/api/admin/closed-days/court-holidays',
      '/api/admin/closed-days/removal',
      '/api/admin/component-visibility',
      '/api/admin/component-visibility/{componentKey}',
      '/api/admin/conflict-entries/export',
      '/api/admin/consultation-type-order',
      '/api/admin/consultation-types',
      '/api/admin/consultation-types/{key}',
      '/api/admin/consultation-types/{type}/appointments',
      '/api/admin/consultation-types/{type}/cancellation',
      '/api/admin/contact-submissions',
      '/api/admin/contact-submissions/export',
      '/api/admin/contact-submissions/triage',
      '/api/admin/contact-submissions/triage/undo',
      '/api/admin/contact-submissions/{id}/language',
      '/api/admin/contact-submissions/{id}/read',
      '/api/admin/contact-submissions/{id}/replies',
      '/api/admin/contact-submissions/{id}/resolved',
      '/api/admin/contact-submissions/{id}/unread',
      '/api/admin/contact-submissions/{id}/unresolved',
      '/api/admin/documents/{id}',
      '/api/admin/documents/{id}/file',
      '/api/admin/documents/{id}/finish',
      '/api/admin/documents/{id}/upload',
      '/api/admin/email-settings',
      '/api/admin/email-settings/test',
      '/api/admin/email-settings/{id}',
      '/api/admin/emails',
      '/api/admin/emails/export',
      '/api/admin/emails/{id}',
      '/api/admin/emails/{id}/dismiss',
      '/api/admin/emails/{id}/retry',
      '/api/admin/embed-settings',
      '/api/admin/embed-settings/languages',
      '/api/admin/external-blog-articles/{id}',
      '/api/admin/extra-hours',
      '/api/admin/extra-hours/{id}',
      '/api/admin/firm',
      '/api/admin/host-calendars',
      '/api/admin/host-calendars/{hostNumber}',
      '/api/admin/host-calendars/{hostNumber}/feed',
      '/api/admin/languages',
      '/api/admin/languages/{language}',
      '/api/admin/languages/{language}/prepared',
      '/api/admin/languages/{language}/translations',
      '/api/admin/languages/{language}/translations/{entity}/{key}',
      '/api/admin/letter-settings',
      '/api/admin/letters',
      '/api/admin/letters/{id}',
      '/api/admin/letters/{id}/cancel',
      '/api/admin/letters/{id}/duplicate',
      '/api/admin/letters/{id}/failures',
      '/api/admin/letters/{id}/pause',
      '/api/admin/letters/{id}/preview',
      '/api/admin/letters/{id}/resume',
      '/api/admin/letters/{id}/retry-refused',
      '/api/admin/letters/{id}/send',
      '/api/admin/letters/{id}/test',
      '/api/admin/letters/{id}/unschedule',
      '/api/admin/look',
      '/api/admin/look/marks/{kind}',
      '/api/admin/mail-texts',
      '/api/admin/mail-texts/{kind}',
      '/api/admin/mail-texts/{kind}/test',
      '/api/admin/mail-texts/{kind}/versions',
      '/api/admin/menus',
      '/api/admin/migration/create-table',
      '/api/admin/migration/migrate',
      '/api/admin/migration/status',
      '/api/admin/migration/verify',
      '/api/admin/newsletter-subscribers',
      '/api/admin/newsletter-subscribers/export',
      '/api/admin/newsletter-subscribers/{id}/language',
      '/api/admin/offices',
      '/api/admin/offices/order',
      '/api/admin/offices/{key}',
      '/api/admin/pages',
      '/api/admin/pages/{id}',
      '/api/admin/pages/{id}/publish',
      '/api/admin/pages/{id}/unpublish',
      '/api/admin/pages/{id}/versions',
      '/api/admin/pages/{id}/versions/{number}',
      '/api/admin/pages/{id}/versions/{number}/restore',
      '/api/admin/payments/settings',
      '/api/admin/payments/settings/test',
      '/api/admin/people',
      '/api/admin/people/export',
      '/api/admin/people/{personId}/document-request',
      '/api/admin/people/{personId}/documents',
      '/api/admin/photos',
      '/api/admin/pictures',
      '/api/admin/pictures/{id}',
      '/api/admin/practice-areas',
      '/api/admin/practice-areas/order',
      '/api/admin/practice-areas/{key}',
      '/api/admin/question-requests',
      '/api/admin/question-requests/{id}',
      '/api/admin/question-requests/{id}/link',
      '/api/admin/questionnaires',
      '/api/admin/quick-exit',
      '/api/admin/reply-templates',
      '/api/admin/reply-templates/{id}',
      '/api/admin/site-content',
      '/api/admin/staff',
      '/api/admin/staff-invitations',
      '/api/admin/staff-invitations/{id}',
      '/api/admin/staff/export',
      '/api/admin/staff/{id}/approve',
      '/api/admin/staff/{id}/refuse',
      '/api/admin/staff/{id}/revoke',
      '/api/admin/staff/{id}/role',
      '/api/admin/state-law',
      '/api/admin/state-law/labels',
      '/api/admin/state-law/tasks',
      '/api/admin/state-law/tasks/{pack}/{task}/done',
      '/api/admin/state-law/{pack}/{item}/confirmation',
      '/api/admin/state-law/{pack}/{item}/override',
      '/api/admin/stopped-subscribers',
      '/api/admin/stopped-subscribers/{id}/allow',
      '/api/admin/testimonials',
      '/api/admin/testimonials/export',
      '/api/admin/testimonials/{id}',
      '/api/admin/themes',
      '/api/admin/themes/{id}',
      '/api/admin/themes/{id}/activate',
      '/api/admin/time-off',
      '/api/admin/time-off/{id}',
      '/api/admin/translations/{entity}/{key}',
      '/api/admin/webhook-deliveries',
      '/api/admin/webhook-deliveries/{id}',
      '/api/admin/webhook-deliveries/{id}/redeliver',
      '/api/admin/webhooks',
      '/api/admin/webhooks/{id}',
      '/api/admin/webhooks/{id}/pause',
      '/api/admin/webhooks/{id}/redeliver-failed',
      '/api/admin/webhooks/{id}/resume',
      '/api/admin/webhooks/{id}/secret',
      '/api/admin/webhooks/{id}/test',
      '/api/appointment-links/{token}',
      '/api/appointment-links/{token}/availability',
      '/api/appointment-links/{token}/calendar.ics',
      '/api/appointment-links/{token}/cancel',
      '/api/appointment-links/{token}/confirm',
      '/api/appointment-links/{token}/move',
      '/api/appointments',
      '/api/appointments/availability',
      '/api/appointments/choices',
      '/api/appointments/{id}/calendar.ics',
      '/api/blog-posts',
      '/api/blog-posts/{slug}',
      '/api/blog-sources',
      '/api/calendar-settings/active',
      '/api/calendar-settings/status',
      '/api/component-visibility',
      '/api/contact',
      '/api/document-links/{token}',
      '/api/document-links/{token}/documents',
      '/api/document-links/{token}/documents/{id}/file',
      '/api/document-links/{token}/documents/{id}/finish',
      '/api/document-links/{token}/documents/{id}/remove',
      '/api/document-links/{token}/documents/{id}/upload',
      '/api/email-settings/active',
      '/api/external-blog-articles',
      '/api/identity/config',
      '/api/identity/me',
      '/api/newsletter',
      '/api/payment-links/{token}',
      '/api/payment-links/{token}/hold-again',
      '/api/payment-links/{token}/release',
      '/api/probate-calculator',
      '/api/testimonials',
      '/api/themes/active',
      '/api/visits',
    ]);
    const { responses, requestBody } = description.paths['/api/appointments'].post;
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['201', '400', '409', '429']));
    expect(JSON.stringify(requestBody)).toContain('scheduledDate');
  });

  it('the page for people shows them', async () => {
    const page = await (await fetch(`${app.url}/api/docs`)).text();
    expect(page).toContain('/api/appointments/availability');
  });
});

describe('headers', () => {
  it('protect every response', async () => {
    for (const path of ['/', '/api/openapi.json', '/healthz', '/nothing-here']) {
      const { headers } = await fetch(app.url + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toBeTruthy();
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('keep API responses out of caches', async () => {
    const { headers } = await fetch(`${app.url}/trpc/site.layout`);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('health', () => {
  it('is alive and ready', async () => {
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    const ready = await fetch(`${app.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ready', database: true, migrations: true, signingKeys: true },
    ]);
  });
});
