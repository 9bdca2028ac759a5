import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { noopSchemaCompilers } from '../http/noop-schema-compilers.ts';
import { pageOf } from '../pagination/schema.ts';
import { registerRestRoutes } from './register-routes.ts';
import type { ProcedureMeta, RestProcedure } from './rest-route.ts';

const id = z.object({ id: z.string() });
const name = z.object({ name: z.string() });
const thing = z.object({ name: z.string(), secret: z.string() });
const THING = { name: 'a', secret: 'b' };

const procedureOf = (meta: ProcedureMeta, input?: z.ZodType, output: z.ZodType = thing) =>
  ({
    _def: { type: 'mutation', meta, inputs: input ? [input] : [], output },
  }) satisfies RestProcedure;

const described = { tag: 'Things', summary: 'A thing' };

/** The response to a call, and the procedure calls it caused. */
async function callOn(
  procedures: Record<string, RestProcedure>,
  returned: unknown,
  [method, url, payload]: ['GET' | 'POST' | 'PUT' | 'DELETE', string, object?],
) {
  const asked: unknown[] = [];
  const ask = (own: string) => async (input: unknown) => {
    asked.push([own, input]);
    return returned;
  };
  const app = Fastify({ schemaController: noopSchemaCompilers });
  const things = Object.fromEntries(
    Object.keys(procedures).map((own) => [own.replace('things.', ''), ask(own)]),
  );
  registerRestRoutes(app, procedures, () => ({ things }));
  const { statusCode, body, headers } = await app.inject({
    method,
    url,
    ...(payload && { payload }),
  });
  return { asked, statusCode, body, link: headers.link };
}

it('merges path and body, with precedence for the path', async () => {
  const rename = procedureOf({ rest: 'PUT /things/:id', ...described }, id.and(name));
  const { asked, statusCode } = await callOn({ 'things.rename': rename }, THING, [
    'PUT',
    '/things/1',
    { id: '2', name: 'a' },
  ]);
  expect(asked).toEqual([['things.rename', { id: '1', name: 'a' }]]);
  expect(statusCode).toBe(200);
});

it('returns 204 for an empty result', async () => {
  const remove = procedureOf({ rest: 'DELETE /things/:id', ...described }, id, z.void());
  const { asked, statusCode, body } = await callOn({ 'things.remove': remove }, undefined, [
    'DELETE',
    '/things/1',
  ]);
  expect(asked).toEqual([['things.remove', { id: '1' }]]);
  expect([statusCode, body]).toEqual([204, '']);
});

it('returns a page as a list without omitted fields, with a default limit of 100', async () => {
  const meta = { rest: 'GET /things', ...described, omit: ['secret'] } as const;
  const list = procedureOf(meta, z.object({ limit: z.int(), q: z.string() }), pageOf(thing));
  const page = { items: [THING], next: 'c', previous: null };
  const { asked, body, link } = await callOn({ 'things.list': list }, page, ['GET', '/things?q=a']);
  expect(asked).toEqual([['things.list', { limit: 100, q: 'a' }]]);
  expect(JSON.parse(body)).toEqual([{ name: 'a' }]);
  expect(link).toBe('</things?q=a&cursor=c>; rel="next"');
});

it('accepts an empty body where it is optional, and returns the configured status', async () => {
  const meta = { rest: 'POST /things', ...described, status: 202, optionalBody: true } as const;
  const start = procedureOf(meta, name.partial());
  const { asked, statusCode } = await callOn({ 'things.start': start }, THING, ['POST', '/things']);
  expect(asked).toEqual([['things.start', {}]]);
  expect(statusCode).toBe(202);
});

it.each([
  [{ on: true }, 'things.switch'],
  [{ on: true, name: 'a' }, 'things.change'],
])('gives %o to %s', async (body, procedure) => {
  const change = procedureOf({ rest: 'PUT /things/:id', ...described }, id.and(name));
  const turn = procedureOf(
    { rest: 'PUT /things/:id', whenBodyHasOnly: 'on' },
    id.extend({ on: z.boolean() }),
  );
  const { asked } = await callOn({ 'things.change': change, 'things.switch': turn }, THING, [
    'PUT',
    '/things/1',
    body,
  ]);
  expect(asked).toEqual([[procedure, { ...body, id: '1' }]]);
});
