import { load } from 'cheerio';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { postJson, TUESDAY_9_AM } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'appointments');
  await deleteAll(app.deps.db, 'appointmentHolds');
});

const MODERN = '2026-07-28';
const META = {
  'io.modelcontextprotocol/protocolVersion': MODERN,
  'io.modelcontextprotocol/clientCapabilities': {},
};
const LEGACY_HEADERS = { 'mcp-protocol-version': '2025-11-25' };

async function send(body: unknown, headers: Record<string, string> = {}) {
  const response = await postJson(`${app.url}/mcp`, body, headers);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
}

const request = (method: string, params?: object) => ({ jsonrpc: '2.0', id: 7, method, params });

const sendModern = (method: string, params: object = {}, headers: Record<string, string> = {}) =>
  send(request(method, { ...params, _meta: META }), {
    'mcp-protocol-version': MODERN,
    'mcp-method': method,
    ...headers,
  });

async function call(name: string, args: object = {}) {
  const { body } = await send(request('tools/call', { name, arguments: args }), LEGACY_HEADERS);
  return body.result as {
    isError: boolean;
    content: { text: string }[];
    // biome-ignore lint/suspicious/noExplicitAny: the answers of four tools
    structuredContent?: any;
  };
}

describe('a message', () => {
  it.each([
    ['a batch', [request('ping')]],
    ['an empty batch', []],
    ['a text', '"ping"'],
    ['null', 'null'],
    ['an answer', { jsonrpc: '2.0', id: 1, result: {} }],
    ['a request whose id is null', { jsonrpc: '2.0', id: null, method: 'ping' }],
    ['another version of JSON-RPC', { jsonrpc: '1.0', id: 1, method: 'ping' }],
  ])('that is %s is refused', async (_, sent) => {
    const { status, body } = await send(sent);
    expect([status, body.error.code]).toEqual([400, -32_600]);
  });

  it('that is a notification is accepted without an answer', async () => {
    const { status, body } = await send({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect([status, body]).toEqual([202, '']);
  });

  it('that is too long, no JSON or of another type is refused', async () => {
    expect((await send(request('ping', { a: 'x'.repeat(40_000) }))).status).toBe(413);
    expect((await send('{')).status).toBe(400);
    const asText = await send(request('ping'), { 'content-type': 'text/plain' });
    expect(asText.status).toBe(415);
  });

  it('from a page of another site is refused, and no page may read answers', async () => {
    const origin = { origin: 'https://elsewhere.example' };
    expect((await send(request('ping'), origin)).status).toBe(403);
    const { headers } = await send(request('ping'));
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each(['GET', 'DELETE', 'PUT', 'OPTIONS'])('by %s is refused', async (method) => {
    const response = await fetch(`${app.url}/mcp`, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('the revision without a handshake', () => {
  it('describes the server, its tools and how long both may be kept', async () => {
    const { status, body } = await sendModern('server/discover');
    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      resultType: 'complete',
      supportedVersions: [MODERN, '2025-11-25', '2025-06-18'],
      capabilities: { tools: {} },
      cacheScope: 'public',
    });
    const listed = await sendModern('tools/list');
    expect(listed.body.result).toMatchObject({ resultType: 'complete', ttlMs: 300_000 });
  });

  it.each([
    ['of the method', 'tools/list', {}, { 'mcp-method': 'ping' }],
    ['of the version', 'tools/list', {}, { 'mcp-protocol-version': '2025-11-25' }],
    ['of the tool', 'tools/call', { name: 'firm' }, { 'mcp-name': 'articles' }],
    ['without the tool', 'tools/call', { name: 'firm' }, {}],
  ])('refuses headers %s that differ from the body', async (_, method, params, headers) => {
    const { status, body } = await sendModern(method, params, headers);
    expect([status, body.error.code, body.id]).toEqual([400, -32_020, 7]);
  });

  it('reads an encoded name of a tool', async () => {
    const name = `=?base64?${Buffer.from('firm').toString('base64')}?=`;
    const { body } = await sendModern('tools/call', { name: 'firm' }, { 'mcp-name': name });
    expect(body.result).toMatchObject({ resultType: 'complete', isError: false });
  });

  it('names the supported versions for another one', async () => {
    const _meta = { ...META, 'io.modelcontextprotocol/protocolVersion': '2099-01-01' };
    const { status, body } = await send(request('tools/list', { _meta }), {
      'mcp-protocol-version': '2099-01-01',
      'mcp-method': 'tools/list',
    });
    expect([status, body.error.code]).toEqual([400, -32_022]);
    expect(body.error.data).toMatchObject({ requested: '2099-01-01' });
    expect(body.error.data.supported).toContain(MODERN);
  });

  it('refuses a request without the capabilities, and one for an unknown method', async () => {
    const _meta = { 'io.modelcontextprotocol/protocolVersion': MODERN };
    const { status, body } = await send(request('tools/list', { _meta }), {
      'mcp-protocol-version': MODERN,
      'mcp-method': 'tools/list',
    });
    expect([status, body.error.code]).toEqual([400, -32_602]);
    const unknown = await sendModern('prompts/list');
    expect([unknown.status, unknown.body.error.code]).toEqual([404, -32_601]);
  });
});

describe('the revisions with a handshake', () => {
  it.each([
    ['2025-06-18', '2025-06-18'],
    ['2025-11-25', '2025-11-25'],
    ['2024-11-05', '2025-11-25'],
    [undefined, '2025-11-25'],
  ])('that begin with %s agree on %s', async (asked, agreed) => {
    const { body } = await send(request('initialize', { protocolVersion: asked }));
    expect(body.result).toMatchObject({ protocolVersion: agreed, capabilities: { tools: {} } });
  });

  it('have a ping, and no other methods', async () => {
    expect((await send(request('ping'), LEGACY_HEADERS)).body.result).toEqual({});
    const { status, body } = await send(request('resources/list'), LEGACY_HEADERS);
    expect([status, body.error.code]).toEqual([200, -32_601]);
  });
});

describe('the tools', () => {
  it('answer the free times that visitors see', async () => {
    const days = 'from=2031-03-11&to=2031-03-20&type=family-law';
    const response = await fetch(`${app.url}/api/appointments/availability?${days}`);
    const shown = (await response.json()).days.flatMap(({ slots }: { slots: [] }) =>
      slots.flatMap(({ start, state }) => (state === 'free' ? [start] : [])),
    );
    const range = { type: 'family-law', from: '2031-03-11', to: '2031-03-20' };
    const { structuredContent } = await call('free_times', range);
    expect(structuredContent.freeTimes.map(({ start }: { start: string }) => start)).toEqual(shown);
    expect(shown.length).toBeGreaterThan(20);
  });

  it.each([
    ['free_times', { from: 'soon' }, 'from'],
    ['free_times', { from: '2031-03-11', to: '2031-03-01' }, 'to'],
    ['free_times', { from: '0001-01-01', to: '9999-12-31' }, 'to'],
    ['free_times', { type: 'nonsense' }, 'type'],
    ['free_times', { attorney: 'nobody' }, 'attorney'],
    ['prepare_booking', {}, 'type'],
    ['prepare_booking', { type: 'initial', start: 'a\u0000b' }, 'start'],
    ['articles', { query: 7 }, 'query'],
  ])('%s names the argument that is wrong in %j', async (name, args, field) => {
    const { isError, content } = await call(name, args);
    expect([isError, content[0]?.text]).toEqual([true, expect.stringContaining(`${field}: `)]);
  });

  it('name free times for one that is taken', async () => {
    const time = { type: 'initial', start: TUESDAY_9_AM };
    expect((await call('prepare_booking', time)).isError).toBe(false);
    const { isError, content } = await call('prepare_booking', time);
    expect([isError, content[0]?.text]).toEqual([
      true,
      expect.stringContaining('2031-03-11T16:30'),
    ]);
  });

  it('do not answer articles that are not published', async () => {
    const { db, content } = app.deps;
    const publish = async (isPublished: boolean) => {
      await db
        .updateTable('blogPosts')
        .set({ isPublished })
        .where('slug', '=', 'living-trust-or-will')
        .execute();
      await content.settle();
    };
    onTestFinished(() => publish(true));
    await publish(false);
    const read = await call('articles', { slug: 'living-trust-or-will' });
    expect(read.isError).toBe(true);
    const { structuredContent } = await call('articles', { query: 'trust' });
    expect(JSON.stringify(structuredContent)).not.toContain('living-trust-or-will');
  });

  it.each([
    ['consultation_booking', 'free_times', {}],
    ['consultation_booking', 'prepare_booking', { type: 'initial', start: TUESDAY_9_AM }],
    ['blog_articles', 'articles', {}],
    ['blog_articles', 'articles', { slug: 'living-trust-or-will' }],
  ])('while %s is hidden, refuse %s %j', async (componentKey, name, args) => {
    const { db, content } = app.deps;
    const show = async (isVisible: boolean) => {
      await db
        .updateTable('componentVisibilitySettings')
        .set({ isVisible })
        .where('componentKey', '=', componentKey)
        .execute();
      await content.settle();
    };
    onTestFinished(() => show(true));
    await show(false);
    const { isError, structuredContent } = await call(name, args);
    expect([isError, structuredContent]).toEqual([true, undefined]);
    const { structuredContent: firm } = await call('firm');
    if (componentKey === 'consultation_booking') expect(firm.consultationTypes).toEqual([]);
  });
});

it('the link of a prepared booking opens the details, which a person sends without scripts', async () => {
  const { structuredContent } = await call('prepare_booking', {
    type: 'initial',
    start: TUESDAY_9_AM,
  });
  const { pathname, search } = new URL(structuredContent.link);
  const page = load(await (await fetch(app.url + pathname + search)).text());
  expect(page('main').text()).toContain('This time is held for you until 7:15 AM.');
  const form = page('form[method=post]');
  const hidden = Object.fromEntries(
    form
      .find('input[type=hidden]')
      .map((_, input) => [[input.attribs.name, input.attribs.value]])
      .get(),
  );
  expect(hidden).toMatchObject({
    type: 'initial',
    time: TUESDAY_9_AM,
    hold: expect.stringMatching(/^.{43}$/),
  });
  const person = { firstName: 'Dana', lastName: 'Whitfield', email: 'dana@example.com' };
  const response = await fetch(app.url + form.attr('action'), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...hidden, ...person, practiceArea: 'family-law' }),
  });
  expect(response.status).toBe(303);
  const rows = await app.deps.db.selectFrom('appointments').select('scheduledDate').execute();
  expect(rows).toEqual([{ scheduledDate: new Date(TUESDAY_9_AM) }]);
  expect(await app.deps.db.selectFrom('appointmentHolds').select('id').execute()).toEqual([]);
});
