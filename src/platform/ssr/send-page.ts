import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../http/accepted-encoding.ts';
import { matchesEtag } from '../http/entity-tag.ts';
import type { Page } from './page-cache.ts';

/** Sends a page in an encoding that the client accepts, or 304 if the client already has it. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const encoding = acceptedEncoding(request.headers['accept-encoding'] as string | undefined);
  const etag = `"${page.etag}${encoding ? `-${encoding}` : ''}"`;
  reply.code(page.status).headers(page.headers).header('etag', etag);
  if (page.isEmbed) reply.removeHeader('x-frame-options');
  if (page.status === 200 && matchesEtag(request.headers['if-none-match'], etag))
    return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  const body = encoding ? page.compressed(encoding) : page.identity;
  return body instanceof Promise ? body.then((bytes) => reply.send(bytes)) : reply.send(body);
}
