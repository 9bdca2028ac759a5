import { hash } from 'node:crypto';
import { type Language, messagesIn } from '../../../messages/messages.ts';
import type { Imprint } from '../http/imprint.ts';
import { plainTexts } from '../languages/marked-text-rules.ts';
import { compressOnce } from './make-page.ts';
import type { Page } from './page-cache.ts';

function notFound({ lines }: Imprint, language: Language): string {
  const { notFoundTitle, notFound: text } = messagesIn(language).markdown;
  return [`# ${notFoundTitle}`, text, ...(lines.length > 0 ? [plainTexts(lines)] : [])]
    .map((part) => `${part}\n`)
    .join('\n');
}

/**
 * A page as Markdown, with the same status and location as its HTML. Undefined if there is none: if `find` has no
 * Markdown for it, the page is private, or it failed.
 */
export async function markdownForm(
  { status, headers }: Page,
  find: () => Promise<string | undefined>,
  imprint: (language: Language) => Promise<Imprint>,
  language: Language,
): Promise<Page | undefined> {
  if (headers['cache-control'] === 'no-store' || status >= 500) return undefined;
  const text =
    status === 200
      ? await find()
      : status === 404
        ? notFound(await imprint(language), language)
        : '';
  if (text === undefined) return undefined;
  const identity = Buffer.from(text);
  const { location } = headers;
  return {
    status,
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': headers['cache-control'] ?? 'no-store',
      vary: headers.vary ?? 'accept',
      ...(location && { location }),
    },
    etag: hash('sha256', identity, 'base64url').slice(0, 22),
    identity,
    ...compressOnce(identity),
    ttlSeconds: 0,
    tags: [],
  };
}
