import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { presentError, toTrpcError } from '../api-error.ts';
import { type Caller, createCaller } from '../app-router.ts';
import type { Context } from '../context.ts';
import { invalidField } from '../errors.ts';
import { html } from '../html.ts';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

type Options = { contextFor: (request: FastifyRequest) => Context };

/**
 * The contact form of a browser that runs no scripts: the same procedure, and a page for an answer.
 * The only body that is not JSON; the origin guard holds for it as for any write.
 */
export async function contactFormPost(app: FastifyInstance, { contextFor }: Options) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.post('/contact', { config: { acceptsForm: true } }, async (request, reply) => {
    try {
      await sendForm(
        createCaller(contextFor(request)),
        (request.body ?? {}) as Record<string, string>,
      );
    } catch (error) {
      if (!(error instanceof TRPCError)) throw error;
      const { message, fieldErrors = {} } = presentError(error, request.id);
      return reply
        .code(getHTTPStatusCodeFromError(error))
        .type('text/html; charset=utf-8')
        .header('content-security-policy', POLICY)
        .send(refusalPage(message, fieldErrors));
    }
    return reply.redirect('/contact?sent=true', 303);
  });
}

async function sendForm(caller: Caller, { consent, ...fields }: Record<string, string>) {
  if (consent !== 'true')
    throw toTrpcError(new TRPCError({ code: 'BAD_REQUEST', cause: NO_CONSENT }));
  await caller.contact.send({ ...fields, consent: true } as never);
}

const NO_CONSENT = invalidField('consent', 'Please tick this box, so that we may answer you');

const LABELS: Readonly<Record<string, string>> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
  phone: 'Phone',
  practiceArea: 'Practice Area',
  message: 'Message',
  consent: 'Privacy Policy',
};

function refusalPage(message: string, fieldErrors: Readonly<Record<string, string[]>>): string {
  const fields = Object.entries(fieldErrors);
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your message was not sent</title>
<style>body{margin:0 auto;max-width:36rem;padding:3rem 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#132237;background:#fafcfd}h1{font:500 2rem/1.2 Georgia,serif}a{color:#244c80}</style>
</head><body><main><h1>Your message was not sent</h1>
${fields.length > 0 ? html`<p>These fields need another look:</p><ul>${fields.map(([name, messages]) => html`<li>${LABELS[name] ?? name}: ${messages.join(', ')}</li>`)}</ul>` : html`<p>${message}</p>`}
<p>Go back in your browser: what you wrote is still there.</p></main></body></html>`.toString();
}
