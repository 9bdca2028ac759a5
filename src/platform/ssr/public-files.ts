import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const FOLDER = path.resolve(import.meta.dirname, '../../../web/public');

/** Files whose names must stay as they are, such as the icon. */
export async function registerPublicFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: FOLDER,
    wildcard: false,
    maxAge: '1d',
    decorateReply: false,
  });
}
