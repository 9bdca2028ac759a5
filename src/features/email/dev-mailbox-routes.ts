import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../../../db/client.ts';
import { isForwarded } from '../../platform/http/is-forwarded.ts';
import { type Html, html } from '../../platform/text/html.ts';
import { findRecordedEmail, listOutbox } from './outbox-queries.ts';

const LISTED = 100;
const OWN_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'self'";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The mails that the site would have sent, for reading in a browser. Never registered in production. */
export async function devMailbox(app: FastifyInstance, { db }: { db: Db }): Promise<void> {
  // Guards against DNS rebinding: another site's name could resolve to this machine. A proxy can forward any host name.
  app.addHook('onRequest', async ({ hostname, headers }, reply) => {
    if (!OWN_NAMES.has(hostname) || isForwarded(headers)) return reply.callNotFound();
  });

  app.get('/dev/mail', async (_request, reply) => {
    const { items: emails } = await listOutbox(db, { limit: LISTED, cursor: null, q: null });
    const rows = emails.map(
      (email) => html`<li><a href="/dev/mail/${email.id}"><b>${email.subject ?? email.kind}</b></a>
<span>to ${email.toName} &lt;${email.toEmail}&gt;, ${email.state}${email.lastError ? html`, attempt ${email.attempts}: ${email.lastError}` : ''}</span>
<time>${email.createdAt.toISOString()}</time></li>`,
    );
    return sendPage(
      reply,
      'Mail',
      html`<p>Caught mails, newest first. Nothing leaves this machine.</p><ul>${rows}</ul>${rows.length === 0 && html`<p>No mail yet.</p>`}`,
    );
  });

  // Anything else is no id, and may contain characters that Postgres rejects.
  const findMail = async (id: string) => (UUID.test(id) ? findRecordedEmail(db, id) : undefined);

  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const email = await findMail(request.params.id);
    if (!email) return reply.callNotFound();
    return sendPage(
      reply,
      email.subject ?? 'Not sent yet',
      html`<p><a href="/dev/mail">All mails</a></p>
<p>To ${email.toName} &lt;${email.toEmail}&gt;, ${email.state} ${email.sentAt?.toISOString()}</p>
${email.attachments?.length ? html`<p><a href="/dev/mail/${request.params.id}/appointment.ics">appointment.ics</a></p>` : ''}
<iframe title="The mail" sandbox srcdoc="${email.htmlBody ?? ''}"></iframe>
<pre>${email.textBody}</pre>`,
    );
  });

  app.get<{ Params: { id: string } }>('/dev/mail/:id/appointment.ics', async (request, reply) => {
    const email = await findMail(request.params.id);
    const [invitation] = email?.attachments ?? [];
    if (!invitation) return reply.callNotFound();
    return reply.type('text/calendar; charset=utf-8').send(invitation.content);
  });
}

function sendPage(reply: FastifyReply, title: string, content: Html) {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .send(
      html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body{margin:0 auto;max-width:48rem;padding:2rem 1.25rem;font:1rem/1.6 system-ui,sans-serif;color:#132237;background:#fafcfd}
h1{font:500 2rem/1.2 Georgia,serif}a{color:#244c80}ul{list-style:none;padding:0}
li{border-top:1px solid #d8e0e9;padding:.875rem 0;display:grid}li span,time{color:#4e5d73;font-size:.9375rem}
iframe{width:100%;height:44rem;border:1px solid #d8e0e9;border-radius:.5rem;background:#fff}
pre{white-space:pre-wrap;background:#f0f5fa;padding:1rem;border-radius:.5rem}
</style></head><body><main><h1>${title}</h1>${content}</main></body></html>`.toString(),
    );
}
