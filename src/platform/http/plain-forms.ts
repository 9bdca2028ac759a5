import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ApiError, presentError } from '../errors/api-error.ts';
import type { FormAnswer, FormFields } from '../forms/form-answer-schema.ts';
import { HONEYPOT } from '../forms/rules.ts';
import { html } from '../text/html.ts';
import { headersOf } from './error-answers.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const MULTIPART_TYPE = 'multipart/form-data';

/** The content security policy of pages without scripts. */
export const SCRIPTLESS_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

type FormRoute = {
  path: string;
  /** Sends the form's page again with the error and the submitted values, or provides the texts of an error page. */
  refusal: SendAnswer | Refusal;
  /** Processes the form and returns the URL to redirect to. */
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

/** Texts of an error page: its title, the form's labels of the fields, and advice on what to do next. */
type Refusal = { title: string; labels: FormFields; advice?: string };

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
    const isSecretAddress = route.path.includes('/:token/');
    const config = { acceptsTypes, isSecretAddress, describesFirm: true };
    app.post(route.path, { config }, (request, reply) => answerForm(route, request, reply));
  }
}

/** For a form whose page cannot be rendered, for example while the database is unavailable. */
const WITHOUT_PAGE: Refusal = { title: 'That did not work', labels: {} };

async function answerForm(
  { submit, refusal, isOneClick = false }: FormRoute,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const fields = withHoneypot((request.body ?? {}) as FormFields);
  try {
    const next = await submit(request, fields);
    const isMachine = isOneClick && fields['List-Unsubscribe'] === 'One-Click';
    return isMachine ? reply.code(200).send() : reply.redirect(next, 303);
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    const shown = presentError(error, request.id);
    reply.code(getHTTPStatusCodeFromError(error)).headers(headersOf([error]));
    const answer = { fields, error: shown, messages: messagesOf(shown) };
    // While the database is busy or down, rendering the page would wait for it again.
    const hasPage = typeof refusal === 'function' && error.code !== 'SERVICE_UNAVAILABLE';
    if (hasPage && (await refusal(request, reply, answer))) return reply;
    const texts = typeof refusal === 'function' ? WITHOUT_PAGE : refusal;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', SCRIPTLESS_POLICY)
      .send(refusalPage(texts, shown, await reply.server.imprint()));
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
  { title, labels, advice = 'Go back in your browser: what you wrote is still there.' }: Refusal,
  { message, fieldErrors = {} }: ApiError,
  imprint: string,
): string {
  const fields = Object.entries(fieldErrors);
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>body{margin:0 auto;max-width:36rem;padding:3rem 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#132237;background:#fafcfd}h1{font:500 2rem/1.2 Georgia,serif}a{color:#244c80}</style>
</head><body><main><h1>${title}</h1>
${fields.length > 0 ? html`<p>Please correct these fields:</p><ul>${fields.map(([name, messages]) => html`<li>${labels[name] ?? name}: ${messages.join(', ')}</li>`)}</ul>` : html`<p>${message}</p>`}
<p>${advice}</p></main><footer><p>${imprint}</p></footer></body></html>`.toString();
}
