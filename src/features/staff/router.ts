import { z } from 'zod';
import { router, signedInProcedure, staffProcedure } from '../../platform/trpc/trpc.ts';
import { approveUser, refuseUser, revokeUser } from './decide-access.ts';
import { CURRENT_USER, STAFF_MEMBER } from './examples.ts';
import { exportStaff } from './export-staff.ts';
import { findListSettings, storeListSettings } from './list-settings/queries.ts';
import { listSettingsSchema, saveListSettingsInput } from './list-settings/schema.ts';
import { countStaffByStatus, listUsers } from './queries.ts';
import {
  currentUserSchema,
  exportStaffInput,
  listStaffInput,
  staffCountsSchema,
  staffExportSchema,
  staffMemberInput,
  staffMemberSchema,
  staffPageSchema,
} from './schema.ts';

export const staffRouter = router({
  listSettings: staffProcedure
    .output(listSettingsSchema)
    .query(({ ctx }) => findListSettings(ctx.db, ctx.user.id)),

  /** Without an audit entry: how users arrange their lists changes nothing that others see. */
  saveListSettings: staffProcedure
    .input(saveListSettingsInput)
    .output(z.void())
    .mutation(({ ctx, input }) => storeListSettings(ctx.db, ctx.user.id, input)),

  me: signedInProcedure
    .meta({
      rest: 'GET /identity/me',
      tag: 'Accounts',
      summary: 'Who is signed in, and whether they have access',
      errors: [401, 503],
      examples: { response: CURRENT_USER },
    })
    .output(currentUserSchema)
    .query(({ ctx }) => ctx.user),

  list: staffProcedure
    .meta({
      rest: 'GET /admin/staff',
      summary: 'Who has signed in, the newest first',
      description: 'Those who wait for approval are status=pending.',
      examples: { response: STAFF_MEMBER },
    })
    .input(listStaffInput)
    .output(staffPageSchema)
    .query(({ ctx, input }) => listUsers(ctx.db, input)),

  counts: staffProcedure.output(staffCountsSchema).query(({ ctx }) => countStaffByStatus(ctx.db)),

  export: staffProcedure
    .meta({
      rest: 'POST /admin/staff/export',
      summary: 'All people who are filtered as a table to save (text/csv)',
      description:
        'In the order of the list, without a limit. A connection that ends early says that rows are missing.',
      examples: {
        body: { status: 'active' },
        response:
          'Name,Email,Access,Since (America/Los_Angeles)\r\n' +
          'maren,maren@law.example,Has access,2031-01-05 09:00\r\n',
      },
      file: 'staff.csv',
    })
    .input(exportStaffInput)
    .output(staffExportSchema)
    .mutation(({ ctx, input }) => exportStaff(ctx, input)),

  approve: staffProcedure
    .meta({
      rest: 'POST /admin/staff/:id/approve',
      summary: 'Let somebody into the back office',
      errors: [409],
      examples: { response: STAFF_MEMBER },
    })
    .input(staffMemberInput)
    .output(staffMemberSchema)
    .mutation(({ ctx, input }) => approveUser(ctx, input.id)),

  refuse: staffProcedure
    .meta({
      rest: 'POST /admin/staff/:id/refuse',
      summary: 'Refuse somebody who waits for approval',
      errors: [409],
      examples: { response: STAFF_MEMBER },
    })
    .input(staffMemberInput)
    .output(staffMemberSchema)
    .mutation(({ ctx, input }) => refuseUser(ctx, input.id)),

  revoke: staffProcedure
    .meta({
      rest: 'POST /admin/staff/:id/revoke',
      summary: 'Take somebody’s access away; never that of the last one who has it',
      errors: [409],
      examples: { response: STAFF_MEMBER },
    })
    .input(staffMemberInput)
    .output(staffMemberSchema)
    .mutation(({ ctx, input }) => revokeUser(ctx, input.id)),
});
