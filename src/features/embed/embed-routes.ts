import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { acceptedEncoding } from '../../platform/http/accepted-encoding.ts';
import { etagOf, matchesEtag } from '../../platform/http/entity-tag.ts';

/** How long browsers may cache the script. */
const MAX_AGE_SECONDS = 3_600;

/** Serves the script that other sites include to embed a part of this one. */
export async function embedScriptFile(app: FastifyInstance, { script }: { script: string }) {
  const identity = Buffer.from(script);
  const [br, gz] = await Promise.all([promisify(brotliCompress)(script), promisify(gzip)(script)]);
  const forms = { br, gzip: gz };
  const etag = etagOf(identity);

  app.get('/embed.js', (request, reply) => {
    const encoding = acceptedEncoding(request.headers['accept-encoding'] as string | undefined);
    const tag = encoding ? etag.replace(/"$/, `-${encoding}"`) : etag;
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': `public, max-age=${MAX_AGE_SECONDS}`, vary: 'accept-encoding' })
      .header('etag', tag)
      // Pages of other sites load it; everything else of this site may be loaded by its own pages only.
      .header('cross-origin-resource-policy', 'cross-origin');
    if (matchesEtag(request.headers['if-none-match'], tag)) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(encoding ? forms[encoding] : identity);
  });
}
