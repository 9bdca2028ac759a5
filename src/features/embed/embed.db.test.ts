import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingBody, tuesdayAt } from '../../testing/booking-requests.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const CALL = '/api/admin/embed-settings';
const SITE = 'https://www.harbor.example';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());

async function save(origins: unknown) {
  const { body } = await staff.call('GET', CALL);
  return staff.call('PUT', CALL, { ...body, origins });
}

async function headersOf(path: string) {
  const { status, headers } = await fetch(app.url + path);
  const policy = headers.get('content-security-policy') ?? '';
  const ancestors = policy.split('; ').find((directive) => directive.startsWith('frame-ancestors'));
  return { status, ancestors, options: headers.get('x-frame-options'), headers };
}

const EMBEDDED = ['/embed/booking', '/embed/calculator', '/embed/booking?theme=dark'];

describe('embedded pages', () => {
  it('may be framed by no other site from the start', async () => {
    for (const path of EMBEDDED) {
      expect([path, (await headersOf(path)).ancestors]).toEqual([path, "frame-ancestors 'self'"]);
    }
  });

  it('may be framed by the sites that staff have entered, also when the list changes', async () => {
    for (const origins of [[SITE], [SITE, 'http://localhost:3000'], []]) {
      expect((await save(origins)).status).toBe(200);
      for (const path of EMBEDDED) {
        await expect
          .poll(async () => (await headersOf(path)).ancestors)
          .toBe(["frame-ancestors 'self'", ...origins].join(' '));
        // This header cannot name other sites, and older browsers would obey it instead.
        expect((await headersOf(path)).options).toBeNull();
      }
    }
  });

  it('are not for search engines, and set no cookie', async () => {
    const { headers } = await headersOf('/embed/booking');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('set-cookie')).toBeNull();
    const html = await (await fetch(`${app.url}/embed/booking`)).text();
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/schedule"/);
    expect(html).not.toMatch(/localStorage|data-quick-exit/);
  });

  it('say who is responsible and where, and link to the privacy policy', async () => {
    for (const path of EMBEDDED) {
      const html = await (await fetch(app.url + path)).text();
      const footer = /<footer.*<\/footer>/s.exec(html)?.[0].replaceAll('<!-- -->', '') ?? '';
      expect(footer).toContain('Pacific Harbor Law</b>, San Diego, CA');
      expect(footer).toContain('Attorney advertising');
      expect(footer).toContain('href="/privacy"');
    }
  });

  it('have the theme that their address names, of those that exist', async () => {
    const rootOf = async (query: string) =>
      /<html[^>]*>/.exec(await (await fetch(`${app.url}/embed/booking${query}`)).text())?.[0];
    expect(await rootOf('?theme=warm')).toContain('class="warm"');
    for (const query of ['', '?theme=light', '?theme=evil', '?theme=dark&theme=warm%22']) {
      expect((await rootOf(query))?.replace('class="dark"', '')).not.toContain('class=');
    }
  });
});

it('all other pages may be framed by nobody', async () => {
  await save([SITE]);
  for (const path of [
    '/',
    '/schedule',
    '/probate-calculator',
    '/embed',
    '/embed/other',
    '/login',
  ]) {
    const { ancestors, options } = await headersOf(path);
    expect([path, ancestors, options]).toEqual([path, "frame-ancestors 'none'", 'DENY']);
  }
});

describe('the form of the embedded booking', () => {
  const send = (fields: Record<string, string>, query = '?theme=dark') =>
    fetch(`${app.url}/embed/booking${query}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields),
    });
  const filled = (email: string, time?: string) => {
    const { consultationType, scheduledDate, ...details } = bookingBody({
      email,
      ...(time && { scheduledDate: time }),
    });
    return { ...details, type: consultationType, time: scheduledDate } as Record<string, string>;
  };

  it('leads to an embedded page that shows the appointment', async () => {
    await save([SITE]);
    const answer = await send(filled('framed@client.example'));
    expect(answer.status).toBe(303);
    const next = answer.headers.get('location') ?? '';
    expect(next).toMatch(/^\/embed\/booked\/[0-9a-f-]{36}\?theme=dark$/);
    const { status, ancestors } = await headersOf(next);
    expect([status, ancestors]).toEqual([200, `frame-ancestors 'self' ${SITE}`]);
    const html = await (await fetch(app.url + next)).text();
    expect(html).toContain('Consultation Confirmed');
    expect(html).toContain('href="/embed/booking?theme=dark" target="_self"');
  });

  it('leads a client who wants no e-mail to a page that links to their own', async () => {
    const answer = await send({
      ...filled('quiet@client.example', tuesdayAt('13:00')),
      mayEmail: 'no',
      mayCall: 'yes',
    });
    const next = answer.headers.get('location') ?? '';
    expect(next).toMatch(/^\/embed\/booked\/[\w-]{43}\?theme=dark$/);
    const html = await (await fetch(app.url + next)).text();
    const token = next.split('/').at(-1)?.split('?')[0];
    expect(html).toContain(`href="/appointment/${token}"`);
    expect((await headersOf(`/appointment/${token}`)).ancestors).toBe("frame-ancestors 'none'");
  });

  it('answers a refusal in the frame, with what was typed', async () => {
    const answer = await send({ ...filled('no address'), notes: 'Two children.' });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-security-policy')).toContain(`'self' ${SITE}`);
    expect(answer.headers.get('x-frame-options')).toBeNull();
    expect(html).toContain('Please enter a valid email address');
    expect(html).toContain('Two children.');
    const form = /<form [^>]*method="post"[^>]*>/.exec(html)?.[0];
    expect(form).toMatch(/ action="\/embed\/booking\?[^"]*theme=dark"/);
    expect(form).toContain(' target="_self"');
  });
});

describe('the list of sites', () => {
  it('keeps origins, each once, and is in the audit log', async () => {
    const { status, body } = await save([
      `${SITE}/contact`,
      'www.harbor.example',
      'harbor.example',
    ]);
    expect([status, body.origins]).toEqual([200, [SITE, 'https://harbor.example']]);
    expect(await staff.auditLog()).toMatchObject([
      { action: 'embed.update', after: { origins: [SITE, 'https://harbor.example'] } },
    ]);
  });

  it.each([
    [['https://*.harbor.example'], 'origins.0'],
    [[SITE, 'http://harbor.example'], 'origins.1'],
    [["https://harbor.example; script-src 'unsafe-inline'"], 'origins.0'],
    [['https://harbor.example\0'], 'origins.0'],
    [[7], 'origins.0'],
    [SITE, 'origins'],
    [undefined, 'origins'],
    [Array.from({ length: 31 }, (_, place) => `https://${place}.harbor.example`), 'origins'],
  ])('refuses %j', async (origins, field) => {
    const { status, body } = await save(origins);
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
  });

  it('is not overwritten by somebody who has seen an older one', async () => {
    const { body: seen } = await staff.call('GET', CALL);
    await save([SITE, 'https://other.example']);
    const { status, body } = await staff.call('PUT', CALL, { ...seen, origins: [] });
    expect([status, body.reason]).toEqual([409, 'edited_meanwhile']);
  });
});

describe('the script of other sites', () => {
  const get = (headers: Record<string, string>) => fetch(`${app.url}/embed.js`, { headers });

  it('has at most 3 KB, and other sites may load it', async () => {
    const answer = await get({ 'accept-encoding': 'identity' });
    const text = await answer.text();
    expect(text.length).toBeGreaterThan(500);
    expect(text.length).toBeLessThanOrEqual(3_000);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('is compressed, and not sent again', async () => {
    for (const encoding of ['br', 'gzip']) {
      const answer = await get({ 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(await answer.text()).toContain('IntersectionObserver');
      const etag = answer.headers.get('etag') ?? '';
      const again = await get({ 'accept-encoding': encoding, 'if-none-match': etag });
      expect(again.status).toBe(304);
    }
  });
});
