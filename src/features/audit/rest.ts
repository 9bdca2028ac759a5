import { z } from 'zod';
import { sendPage } from '../../platform/http/send-page.ts';
import { MAX_PAGE_SIZE } from '../../platform/pagination/rules.ts';
import {
  answers,
  LIST_DESCRIPTION,
  type RestModule,
  withExample,
} from '../../platform/rest/rest-module.ts';
import { auditEntrySchema, listAuditLogInput } from './schema.ts';

const ENTRY = withExample(auditEntrySchema, {
  id: '48',
  at: '2031-03-10T14:00:00.000Z',
  actor: 'maren',
  action: 'staff.approve',
  entity: 'users',
  entityId: '2b7d9a54-8f0e-4c1d-9a3b-5e6f7a8b9c88',
  before: { username: 'tomas', role: 'pending' },
  after: { username: 'tomas', role: 'admin' },
});

export const auditRest: RestModule = (api, call) => {
  api.get(
    '/admin/audit-log',
    {
      schema: {
        tags: ['Audit log'],
        summary: 'Who did what to which row, newest first',
        description: `${LIST_DESCRIPTION} Dates are days where the firm is, both ends included.`,
        querystring: listAuditLogInput.partial(),
        response: answers(200, z.array(ENTRY), [400, 401, 403, 503]),
      },
    },
    async (request, reply) =>
      sendPage(
        request,
        reply,
        await call(request).audit.list({ limit: MAX_PAGE_SIZE, ...request.query }),
      ),
  );
};
