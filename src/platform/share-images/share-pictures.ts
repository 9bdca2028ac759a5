import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addressInLanguage } from '../../../messages/messages.ts';
import { etagOf, matchesEtag } from '../http/entity-tag.ts';
import { languageOf } from '../http/request-language.ts';
import type { Rasterizer } from './rasterizer.ts';
import type { ShareLook } from './share-look-schema.ts';

type Text = { title: string; firmName: string };

type Options = {
  /** The HTML of the page at a path, or undefined if there is none. */
  findPage: (pathname: string, request: FastifyRequest) => Promise<string | undefined>;
  findLook: () => Promise<ShareLook>;
  draw: (picture: Text & { look: ShareLook }) => string;
  rasterizer: Rasterizer;
};

const KEPT_PICTURES = 200;
const KEPT_BYTES = 16 * 1024 * 1024;

/**
 * Serves each page's picture for link previews: `/share/about.png` is that of `/about`, and `/share/index.png` that of
 * the home page, `/es/share/about.png` that of the Spanish page. It shows the title from the page's own metadata.
 */
export async function sharePictures(
  app: FastifyInstance,
  { findPage, findLook, draw, rasterizer }: Options,
) {
  const pictures = new LRUCache<string, Promise<Buffer>>({
    max: KEPT_PICTURES,
    maxSize: KEPT_BYTES,
    // Size of the entry while the picture is being drawn.
    sizeCalculation: (_drawing, key) => key.length + 1,
  });

  const pictureOf = (text: Text, look: ShareLook) => {
    const key = JSON.stringify([text, look.version]);
    const known = pictures.get(key);
    if (known) return known;
    const picture = rasterizer.rasterize(draw({ ...text, look }));
    pictures.set(key, picture);
    picture.then(
      ({ length }) => pictures.set(key, picture, { size: key.length + length }),
      () => pictures.delete(key),
    );
    return picture;
  };

  app.get<{ Params: { '*': string } }>(
    '/share/*',
    { config: { describesFirm: true } },
    async (request, reply) => {
      const [, name] = /^([\w/-]+)\.png$/.exec(request.params['*']) ?? [];
      const path = name === 'index' ? '/' : `/${name}`;
      const page = name && (await findPage(addressInLanguage(languageOf(request), path), request));
      if (!page) return reply.callNotFound();
      const [title, firmName] = [contentOf(page, 'og:title'), contentOf(page, 'og:site_name')];
      const text = { title: title.replace(` | ${firmName}`, ''), firmName };
      const png = await pictureOf(text, await findLook());
      const etag = etagOf(png);
      reply.header('cache-control', 'public, max-age=86400').header('etag', etag);
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      // Other sites embed the picture next to their link to the page.
      return reply
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/png')
        .send(png);
    },
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The `content` of a meta element in HTML that React rendered. */
function contentOf(page: string, property: string): string {
  const [, escaped = ''] =
    new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(page) ?? [];
  return escaped.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
