import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { TUESDAY_9_AM } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

/** The official client library of the protocol, in the revision without a handshake and in the one before it. */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'appointments');
  await deleteAll(app.deps.db, 'appointmentHolds');
});

const REVISIONS = [
  ['2026-07-28', { versionNegotiation: { mode: 'auto' } }],
  ['2025-11-25', { versionNegotiation: { mode: 'legacy' } }],
] as const;

describe.each(REVISIONS)('by revision %s', (version, options) => {
  async function connect() {
    const client = new Client({ name: 'test', version: '1' }, options);
    await client.connect(new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`)));
    onTestFinished(() => client.close());
    return client;
  }

  it('it agrees on the revision, and reads who answers and what there is', async () => {
    const client = await connect();
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    expect(client.getServerVersion()).toMatchObject({ title: 'Pacific Harbor Law' });
    expect(client.getInstructions()).toContain('Only a person can book');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'firm',
      'articles',
      'free_times',
      'prepare_booking',
    ]);
  });

  // The client checks each answer against the schema of its tool.
  it('it calls every tool, up to the link for a person', async () => {
    const client = await connect();
    await client.listTools();
    const call = async (name: string, args: Record<string, unknown> = {}) =>
      (await client.callTool({ name, arguments: args })).structuredContent as never;
    const firm: { name: string; consultationTypes: { key: string }[] } = await call('firm');
    expect(firm.name).toBe('Pacific Harbor Law');
    const found: { articles: { slug: string }[] } = await call('articles', { query: 'trust' });
    expect(found.articles.map(({ slug }) => slug)).toContain('living-trust-or-will');
    const read: { article: { markdown: string } } = await call('articles', {
      slug: 'living-trust-or-will',
    });
    expect(read.article.markdown).toContain('## What a living trust does');
    const type = firm.consultationTypes[0]?.key;
    const times: { freeTimes: { start: string }[] } = await call('free_times', { type });
    const start = times.freeTimes.find((free) => free.start === TUESDAY_9_AM)?.start;
    const prepared: { link: string; isBooked: boolean } = await call('prepare_booking', {
      type,
      start,
    });
    expect(prepared).toMatchObject({ isBooked: false, start: TUESDAY_9_AM });
    expect(new URL(prepared.link).pathname).toBe('/schedule');
    expect(await app.deps.db.selectFrom('appointments').select('id').execute()).toEqual([]);
  });

  it('it gets a refusal in words as the result of a tool', async () => {
    const client = await connect();
    const { isError, content } = await client.callTool({
      name: 'prepare_booking',
      arguments: { type: 'initial', start: '2031-03-11T16:07:00Z' },
    });
    expect([isError, content]).toEqual([
      true,
      [{ type: 'text', text: expect.stringMatching(/^start: /) }],
    ]);
  });

  it('it is told that there is no such tool', async () => {
    const client = await connect();
    const call = client.callTool({ name: 'cancel_everything', arguments: {} });
    await expect(call).rejects.toMatchObject({ code: -32_602 });
  });
});
