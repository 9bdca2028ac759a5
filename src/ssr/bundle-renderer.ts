import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { bundleFolder } from './bundle-folder.ts';
import type { Renderer, RendererModule } from './renderer.ts';
import { routerManifest } from './router-manifest.ts';

/** Serves the built client and renders with the built server entry. */
export async function registerBundle(app: FastifyInstance): Promise<Renderer> {
  const bundle = await bundleFolder();
  await app.register(fastifyStatic, {
    root: path.join(bundle, 'client/assets'),
    prefix: '/assets/',
    wildcard: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
  });
  const entry = pathToFileURL(path.join(bundle, 'server/entry-server.js')).href;
  const { render, hasPage, sharePicture } = (await import(entry)) as RendererModule;
  const viteManifest = await readFile(path.join(bundle, 'client/.vite/manifest.json'), 'utf8');
  const manifest = routerManifest(JSON.parse(viteManifest));
  return { isBuilt: true, hasPage, sharePicture, render: (args) => render({ ...args, manifest }) };
}
