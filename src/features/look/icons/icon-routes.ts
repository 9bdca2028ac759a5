import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../../db/client.ts';
import type { ContentCache } from '../../../platform/cache/content-cache.ts';
import { etagOf, matchesEtag } from '../../../platform/http/entity-tag.ts';
import type { Rasterizer } from '../../../platform/share-images/rasterizer.ts';
import { findIconSource } from './find-icon-source.ts';
import { iconSvg } from './icon-svg.ts';

/** The icons of the built-in look. */
const FOLDER = path.resolve(import.meta.dirname, '../../../../web/public');

type Icon = { name: string; side: number | null; isFilled: boolean };

/** `side` in pixels; null for the SVG. */
const ICONS: readonly Icon[] = [
  { name: 'favicon.svg', side: null, isFilled: false },
  { name: 'apple-touch-icon.png', side: 180, isFilled: true },
  { name: 'icon-192.png', side: 192, isFilled: false },
  { name: 'icon-512.png', side: 512, isFilled: false },
  { name: 'icon-maskable-512.png', side: 512, isFilled: true },
];

const DAY = 'public, max-age=86400';

/**
 * Serves the icons of browser tabs and home screens, drawn from the firm's mark and the active theme. Their addresses are
 * fixed; pages add a version to them.
 */
export async function iconFiles(
  app: FastifyInstance,
  { db, contentCache, rasterizer }: { db: Db; contentCache: ContentCache; rasterizer: Rasterizer },
): Promise<void> {
  /** In base64, which the cache can measure; null for the built-in look. */
  const draw = async ({ side, isFilled }: Icon): Promise<string | null> => {
    const source = await findIconSource(db);
    if (source.isBuiltIn) return null;
    const svg = iconSvg(source, { isFilled });
    const file = side === null ? Buffer.from(svg) : await rasterizer.rasterize(sized(svg, side));
    return file.toString('base64');
  };

  for (const icon of ICONS) {
    const builtIn = await readFile(path.join(FOLDER, icon.name));
    app.get(`/${icon.name}`, async (request, reply) => {
      const own = await contentCache
        .answer(`icon ${icon.name}`, () => draw(icon))
        // Without the database the page keeps an icon; it is not cached.
        .catch((error: unknown) => {
          request.log.warn({ err: error }, 'the icon of the built-in look is served');
          return undefined;
        });
      const file = own ? Buffer.from(own, 'base64') : builtIn;
      const etag = etagOf(file);
      reply
        .type(icon.side === null ? 'image/svg+xml' : 'image/png')
        .header('cache-control', own === undefined ? 'no-store' : DAY)
        .header('etag', etag);
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.send(file);
    });
  }
}

const sized = (svg: string, side: number) =>
  svg.replace('<svg ', `<svg width="${side}" height="${side}" `);
