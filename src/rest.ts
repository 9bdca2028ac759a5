import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { createCaller } from './app-router.ts';
import { appointmentLinksRest } from './appointments/client-link/rest.ts';
import { officeAppointmentsRest } from './appointments/office/rest.ts';
import { appointmentsRest } from './appointments/rest.ts';
import { articlesRest } from './articles/rest.ts';
import { auditRest } from './audit/rest.ts';
import { calendarsRest } from './calendars/rest.ts';
import { contactRest } from './contact/rest.ts';
import type { Context } from './context.ts';
import { emailRest } from './email/rest.ts';
import { firmRest } from './firm/rest.ts';
import { registerConditionalReads, registerPrivateReads } from './http/conditional-reads.ts';
import { identityRest } from './identity/rest.ts';
import { mailSettingsRest } from './mail-settings/rest.ts';
import { migrationRest } from './migration/rest.ts';
import { newsRest } from './news/rest.ts';
import { newsSourcesRest } from './news-sources/rest.ts';
import { newsletterRest } from './newsletter/rest.ts';
import { apiReferencePage } from './openapi/reference-page.ts';
import { photosRest } from './photos/rest.ts';
import { probateRest } from './probate/rest.ts';
import type { RestModule } from './rest-module.ts';
import { staffRest } from './staff/rest.ts';
import { testimonialsRest } from './testimonials/rest.ts';
import { themesRest } from './themes/rest.ts';
import { timeOffRest } from './time-off/rest.ts';
import { visibilityRest } from './visibility/rest.ts';

const MODULES: readonly RestModule[] = [
  appointmentsRest,
  officeAppointmentsRest,
  appointmentLinksRest,
  articlesRest,
  calendarsRest,
  contactRest,
  firmRest,
  auditRest,
  emailRest,
  identityRest,
  migrationRest,
  mailSettingsRest,
  newsRest,
  newsSourcesRest,
  newsletterRest,
  photosRest,
  probateRest,
  staffRest,
  testimonialsRest,
  themesRest,
  timeOffRest,
  visibilityRest,
];

type Options = { contextFor: (request: FastifyRequest) => Context; publicUrl: string };

/** The documented calls under /api, and their description. A thin layer: URL, body and status. */
export async function restPlugin(app: FastifyInstance, { contextFor, publicUrl }: Options) {
  registerPrivateReads(app);
  registerConditionalReads(app);
  const api = app.withTypeProvider<ZodTypeProvider>();
  for (const registerModule of MODULES) {
    registerModule(api, (request) => createCaller(contextFor(request)));
  }

  let description: Promise<object> | undefined;
  const describe = () => {
    description ??= import('./openapi/describe-api.ts').then(({ describeApi }) =>
      describeApi(MODULES, { prefix: app.prefix, publicUrl }),
    );
    return description;
  };
  app.get('/openapi.json', describe);
  app.get('/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      )
      .send(apiReferencePage(await describe())),
  );
  for (const rest of ['/', '/*']) {
    app.all(rest, (_request, reply) => reply.callNotFound());
  }
}
