import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { addressInLanguage, type Language, messagesIn } from '../../../messages/messages.ts';
import { type ApiError, presentError } from '../errors/api-error.ts';
import { translateError } from '../errors/translate-error.ts';
import type { FormAnswer, FormFields } from '../forms/form-answer-schema.ts';
import { HONEYPOT } from '../forms/rules.ts';
import { markedTextsHtml } from '../languages/marked-html.ts';
import { html } from '../text/html.ts';
import { headersOf } from './error-answers.ts';
import type { Imprint } from './imprint.ts';
import { languageOf } from './request-language.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const MULTIPART_TYPE = 'multipart/form-data';

/** The content security policy of pages without scripts. */
export const SCRIPTLESS_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

type FormRoute = {
  path: string;
  /** Sends the form's page again with the error and the submitted values, or provides the texts of an error page. */
  refusal: SendAnswer | Refusal;
  /** Processes the form and returns the URL to redirect to, in the main language. */
  submit: (request: FastifyRequest, fields: FormFields) => Promise<string>;
  /**
   * Whether mail programs also submit this form (one-click unsubscribe, RFC 8058): they send either media type and
   * follow no redirects.
   */
  isOneClick?: boolean;
};

/**
 * Sends the page from which a form was sent, including the response to the form. Resolves to false, without having sent
 * anything, if that page cannot be rendered.
 */
export type SendAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: FormAnswer,
) => Promise<boolean>;

/** A text of the catalogue for errors, by its key. */
type ErrorText = 'emailLabel' | 'linkLabel' | 'timeLabel' | 'goBack' | 'goBackOrCall';

/** Texts of an error page: the form's labels of the fields, and advice on what to do next. */
type Refusal = { labels: Readonly<Record<string, ErrorText>>; advice?: ErrorText };

/**
 * Form routes for browsers without JavaScript: each calls a procedure and responds with a page. Only these routes
 * accept bodies other than JSON; the origin guard applies to them as to any write.
 */
export function registerPlainForms(app: FastifyInstance, routes: readonly FormRoute[]): void {
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  // All data of a one-click request is in the URL; its body is not parsed.
  app.addContentTypeParser(MULTIPART_TYPE, { parseAs: 'buffer' }, (_request, _body, done) =>
    done(null, { 'List-Unsubscribe': 'One-Click' }),
  );
  for (const route of routes) {
    const acceptsTypes = route.isOneClick ? [FORM_TYPE, MULTIPART_TYPE] : [FORM_TYPE];
    const isSecretAddress = /\/:token(\/|$)/.test(route.path);
    const config = { acceptsTypes, isSecretAddress, describesFirm: true };
    app.post(route.path, { config }, (request, reply) => answerForm(route, request, reply));
  }
}

async function answerForm(
  { submit, refusal, isOneClick = false }: FormRoute,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const fields = withHoneypot((request.body ?? {}) as FormFields);
  try {
    const next = await submit(request, fields);
    const isMachine = isOneClick && fields['List-Unsubscribe'] === 'One-Click';
    if (isMachine) return reply.code(200).send();
    return reply.redirect(addressInLanguage(languageOf(request), next), 303);
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    const language = languageOf(request);
    const shown = translateError(presentError(error, request.id), language);
    reply.code(getHTTPStatusCodeFromError(error)).headers(headersOf([error]));
    const answer = { fields, error: shown, messages: messagesOf(shown) };
    // While the database is busy or down, rendering the page would wait for it again.
    const hasPage = typeof refusal === 'function' && error.code !== 'SERVICE_UNAVAILABLE';
    if (hasPage && (await refusal(request, reply, answer))) return reply;
    const texts = typeof refusal === 'function' ? { labels: {} } : refusal;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', SCRIPTLESS_POLICY)
      .send(refusalPage(texts, shown, await reply.server.imprint(language), language));
  }
}

/** The honeypot under the name that it has in calls. */
const withHoneypot = ({ [HONEYPOT]: website, ...fields }: FormFields): FormFields =>
  website ? { ...fields, website } : fields;

const messagesOf = ({ fieldErrors = {} }: ApiError): FormFields =>
  Object.fromEntries(
    Object.entries(fieldErrors).map(([field, messages]) => [field, messages.join('. ')]),
  );

function refusalPage(
  { labels, advice = 'goBack' }: Refusal,
  { message, fieldErrors = {} }: ApiError,
  imprint: Imprint,
  language: Language,
): string {
  const { errors } = messagesIn(language);
  const title = errors.formFailed;
  const labelOf = (field: string) => {
    const key = labels[field];
    return key ? errors[key] : field;
  };
  const fields = Object.entries(fieldErrors);
  return html`<!doctype html>
<html lang="${language === MAIN_LANGUAGE ? imprint.language : language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>body{margin:0 auto;max-width:36rem;padding:3rem 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#132237;background:#fafcfd}h1{font:500 2rem/1.2 Georgia,serif}a{color:#244c80}</style>
</head><body><main><h1>${title}</h1>
${fields.length > 0 ? html`<p>${errors.correctFields}</p><ul>${fields.map(([name, messages]) => html`<li>${labelOf(name)}: ${messages.join(', ')}</li>`)}</ul>` : html`<p>${message}</p>`}
<p>${errors[advice]}</p></main><footer><p>${markedTextsHtml(imprint.lines)}</p></footer></body></html>`.toString();
}
