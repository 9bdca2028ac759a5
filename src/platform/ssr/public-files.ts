import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const FOLDER = path.resolve(import.meta.dirname, '../../../web/public');

/** Serves files whose names must stay the same, such as the favicon. */
export async function registerPublicFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: FOLDER,
    wildcard: false,
    maxAge: '1d',
    decorateReply: false,
  });
}
