import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { adminAppointmentsRest } from '../features/appointments/admin/rest.ts';
import { appointmentLinksRest } from '../features/appointments/client-link/rest.ts';
import { appointmentsRest } from '../features/appointments/rest.ts';
import { timeOffRest } from '../features/appointments/time-off/rest.ts';
import { articlesRest } from '../features/articles/rest.ts';
import { auditRest } from '../features/audit/rest.ts';
import { calendarsRest } from '../features/calendars/rest.ts';
import { contactRest } from '../features/contact/rest.ts';
import { emailRest } from '../features/email/rest.ts';
import { mailSettingsRest } from '../features/email/settings/rest.ts';
import { photosRest } from '../features/firm/photos/rest.ts';
import { firmRest } from '../features/firm/rest.ts';
import { identityRest } from '../features/identity/rest.ts';
import { migrationRest } from '../features/migration/rest.ts';
import { newsRest } from '../features/news/rest.ts';
import { newsSourcesRest } from '../features/news/sources/rest.ts';
import { newsletterRest } from '../features/newsletter/rest.ts';
import { probateRest } from '../features/probate/rest.ts';
import { staffRest } from '../features/staff/rest.ts';
import { testimonialsRest } from '../features/testimonials/rest.ts';
import { themesRest } from '../features/themes/rest.ts';
import { visibilityRest } from '../features/visibility/rest.ts';
import {
  registerConditionalReads,
  registerPrivateReads,
} from '../platform/http/conditional-reads.ts';
import type { RestModule } from '../platform/rest/rest-module.ts';
import type { Context } from '../platform/trpc/context.ts';
import { createCaller } from './app-router.ts';
import { apiReferencePage } from './openapi/reference-page.ts';

const MODULES: readonly RestModule[] = [
  appointmentsRest,
  adminAppointmentsRest,
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
