import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { LANGUAGES, type Language } from '../../../messages/messages.ts';
import { bundleFolder, findAssetFolder } from './bundle-folder.ts';
import { type StyleSheet, styleSheet } from './inline-styles.ts';
import { manifestOf } from './manifest-of.ts';
import type { Renderer, RendererModule } from './renderer.ts';
import { type RouterManifest, routerManifest } from './router-manifest.ts';

const FOR_EVER = { preCompressed: true, immutable: true, maxAge: '1y' } as const;

/** Loads the built server entry, once. Call it early to load the bundle while the database starts. */
export async function loadBundle(): Promise<RendererModule> {
  const entry = path.join(await bundleFolder(), 'server/entry-server.js');
  return import(pathToFileURL(entry).href);
}

/** Serves the built client and renders with the built server entry. */
export async function registerBundle(app: FastifyInstance): Promise<Renderer> {
  const bundle = await bundleFolder();
  await app.register(assets, { current: path.join(bundle, 'client/assets') });
  const { render, hasPage, sharePicture, embedScript } = await loadBundle();
  const manifests = Object.fromEntries(
    await Promise.all(
      LANGUAGES.map(async (language) => [
        language,
        await readManifest(path.join(bundle, 'client', manifestOf(language))),
      ]),
    ),
  ) as Record<Language, RouterManifest>;
  const main = manifests[MAIN_LANGUAGE];
  return {
    isBuilt: true,
    hasPage,
    sharePicture,
    embedScript,
    // The same files for every language: only scripts contain texts.
    styleSheets: await readStyleSheets(path.join(bundle, 'client'), main),
    render: (args) => render({ ...args, manifest: manifests[args.language] }),
  };
}

const readManifest = async (file: string): Promise<RouterManifest> =>
  routerManifest(JSON.parse(await readFile(file, 'utf8')));

/** The routes of pages whose styles are not inlined. */
const FOR_STAFF = /^\/(admin|login)\b/;

/** The style sheet of all public pages, which the client entry needs, and those that single pages need besides. */
async function readStyleSheets(client: string, { routes }: RouterManifest): Promise<StyleSheet[]> {
  const [href, ...others] = routes.__root__.css;
  if (href === undefined || others.length > 0) {
    throw new Error(
      `Public pages must share one style sheet, not ${routes.__root__.css.length}: see STYLES in vite.config.ts`,
    );
  }
  const more = Object.entries(routes).flatMap(([id, { css }]) => (FOR_STAFF.test(id) ? [] : css));
  return Promise.all(
    [...new Set([href, ...more])].map(async (each) =>
      styleSheet(each, await readFile(path.join(client, each), 'utf8')),
    ),
  );
}

/**
 * Serves the assets of the current build, and those of other builds, for pages rendered by another instance or by the
 * previous release. One route for all files: a route for each of a thousand files takes 3 MB.
 */
async function assets(app: FastifyInstance, { current }: { current: string }): Promise<void> {
  await app.register(fastifyStatic, { ...FOR_EVER, serve: false });
  const names = new Set(await readdir(current));
  app.get<{ Params: { '*': string } }>('/assets/*', async ({ params }, reply) => {
    const folder = names.has(params['*']) ? current : await findAssetFolder(params['*']);
    return folder ? reply.sendFile(params['*'], folder) : reply.callNotFound();
  });
}
