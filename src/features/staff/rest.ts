import { z } from 'zod';
import { sendPage } from '../../platform/http/send-page.ts';
import { MAX_PAGE_SIZE } from '../../platform/pagination/rules.ts';
import {
  answers,
  LIST_DESCRIPTION,
  type RestModule,
  withExample,
} from '../../platform/rest/rest-module.ts';
import {
  currentUserSchema,
  listStaffInput,
  staffMemberInput,
  staffMemberSchema,
} from './schema.ts';

const WHO = { username: 'maren', email: 'maren@example.com', role: 'admin' };

const MEMBER = withExample(staffMemberSchema, {
  id: '2b7d9a54-8f0e-4c1d-9a3b-5e6f7a8b9c88',
  ...WHO,
  createdAt: '2031-03-01T17:00:00.000Z',
});

export const staffRest: RestModule = (api, call) => {
  api.get(
    '/identity/me',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Who is signed in, and whether they have access',
        response: answers(200, withExample(currentUserSchema, WHO), [401, 503]),
      },
    },
    (request) => call(request).staff.me(),
  );

  api.get(
    '/admin/staff',
    {
      schema: {
        tags: ['Staff'],
        summary: 'Who has signed in, the newest first',
        description: `${LIST_DESCRIPTION} Those who wait for approval are status=pending.`,
        querystring: listStaffInput.partial(),
        response: answers(200, z.array(MEMBER), [400, 401, 403, 503]),
      },
    },
    async (request, reply) =>
      sendPage(
        request,
        reply,
        await call(request).staff.list({ limit: MAX_PAGE_SIZE, ...request.query }),
      ),
  );

  for (const [decision, summary] of [
    ['approve', 'Let somebody into the back office'],
    ['refuse', 'Refuse somebody who waits for approval'],
    ['revoke', 'Take somebody’s access away; never that of the last one who has it'],
  ] as const) {
    api.post(
      `/admin/staff/:id/${decision}`,
      {
        schema: {
          tags: ['Staff'],
          summary,
          params: staffMemberInput,
          response: answers(200, MEMBER, [400, 401, 403, 404, 409, 503]),
        },
      },
      (request) => call(request).staff[decision](request.params),
    );
  }
};
