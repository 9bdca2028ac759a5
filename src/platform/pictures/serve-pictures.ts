import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../http/entity-tag.ts';
import { headerWeights } from '../http/header-weights.ts';
import { PICTURE_FORMATS, type PictureFormat } from './rules.ts';

/** The requested file; without `width`, the one of full width. */
export type WantedFile = { id: string; width: number | undefined; format: PictureFormat };

/** `type` is set if the file found is of a different type than requested. */
export type FoundFile = { bytes: Buffer; width: number; type?: string };

type Params = { id: string; file?: string };

/**
 * Serves pictures under the hash of their content, so that clients can cache them forever: `{path}/{id}` or
 * `{path}/{id}/{width}` in the best format that the client accepts, and `{path}/{id}/{width}.jpg`.
 */
export function servePictures(
  app: FastifyInstance,
  path: string,
  find: (wanted: WantedFile) => Promise<FoundFile | undefined>,
): void {
  const serve = async (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) => {
    const { id, file } = request.params;
    const [, width, jpg] = /^(\d{1,5})(\.jpg)?$/.exec(file ?? '') ?? [];
    if (!/^[\w-]{43}$/.test(id) || (file !== undefined && !width)) return reply.callNotFound();
    const format = jpg ? 'jpeg' : acceptedFormat(request.headers.accept);
    const found = await find({ id, format, width: width === undefined ? width : Number(width) });
    if (!found) return reply.callNotFound();
    const { type = `image/${format}` } = found;
    const etag = `"${id}-${found.width}-${type.slice('image/'.length)}"`;
    writeHeaders(reply, { type, etag, isNegotiated: jpg === undefined });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.send(found.bytes);
  };
  app.get(`${path}/:id`, serve);
  app.get(`${path}/:id/:file`, serve);
}

/**
 * The format to send to a client, from its Accept header: the most compact format that it names. Wildcards mean JPEG,
 * because clients that send only wildcards may be older than the other formats.
 */
function acceptedFormat(accept: string | undefined): PictureFormat {
  const weights = headerWeights(accept);
  return PICTURE_FORMATS.find((format) => (weights.get(`image/${format}`) ?? 0) > 0) ?? 'jpeg';
}

function writeHeaders(
  reply: FastifyReply,
  { type, etag, isNegotiated }: { type: string; etag: string; isNegotiated: boolean },
): void {
  if (isNegotiated) reply.header('vary', 'Accept');
  reply
    .type(type)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('etag', etag)
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    // Feed readers, mails and link previews on other sites embed it.
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('x-content-type-options', 'nosniff');
}
