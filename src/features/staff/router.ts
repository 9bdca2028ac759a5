import { z } from 'zod';
import { PERMISSION_NAMES } from '../../platform/auth/permission-rules.ts';
import { isPermitted, isStaffUser } from '../../platform/auth/user.ts';
import { accountProcedure, can, router, signedInProcedure } from '../../platform/trpc/trpc.ts';
import { approveUser, changeRole, refuseUser, revokeUser } from './decide-access.ts';
import { exportStaff } from './export-staff.ts';
import { findListSettings, storeListSettings } from './list-settings/queries.ts';
import { listSettingsSchema, saveListSettingsInput } from './list-settings/schema.ts';
import { listOutsideAccess } from './outside-access/list-outside-access.ts';
import { countStaff, listAnswering, listUsers } from './queries.ts';
import {
  approveUserInput,
  changeRoleInput,
  currentUserSchema,
  exportStaffInput,
  listStaffInput,
  outsideAccessSchema,
  staffCountsSchema,
  staffExportSchema,
  staffMemberInput,
  staffMemberSchema,
  staffPageSchema,
} from './schema.ts';

export const staffRouter = router({
  listSettings: accountProcedure
    .output(listSettingsSchema)
    .query(({ ctx }) => findListSettings(ctx.db, ctx.user.id)),

  /** Writes no audit entry, because these settings affect only the user's own view. */
  saveListSettings: accountProcedure
    .input(saveListSettingsInput)
    .output(z.void())
    .mutation(({ ctx, input }) => storeListSettings(ctx.db, ctx.user.id, input)),

  me: signedInProcedure
    .meta({
      rest: 'GET /identity/me',
      tag: 'Accounts',
      summary: 'The signed-in user and their access',
      errors: [401, 503],
    })
    .output(currentUserSchema)
    .query(({ ctx: { user } }) => ({
      ...user,
      permissions: isStaffUser(user)
        ? PERMISSION_NAMES.filter((permission) => isPermitted(user, permission))
        : [],
    })),

  /** The usernames of those who may answer messages. */
  answering: can('messages.read')
    .output(z.array(z.string()))
    .query(({ ctx }) => listAnswering(ctx.db)),

  list: can('staff.read')
    .meta({
      rest: 'GET /admin/staff',
      summary: 'List the people who have signed in, newest first',
      description: 'status=pending: those who wait for approval.',
    })
    .input(listStaffInput)
    .output(staffPageSchema)
    .query(({ ctx, input }) => listUsers(ctx.db, input)),

  counts: can('staff.read')
    .output(staffCountsSchema)
    .query(({ ctx }) => countStaff(ctx.db)),

  export: can('staff.export')
    .meta({
      rest: 'POST /admin/staff/export',
      summary: 'Export the filtered staff as CSV',
      description:
        'In list order, without a limit. If the connection ends early, rows are missing.',
      examples: {
        body: { status: 'active' },
        response:
          'Name,Email,Access,Since (America/Los_Angeles)\r\n' +
          'jordan,jordan@law.example,Has access,2031-01-05 09:00\r\n',
      },
      file: 'staff.csv',
    })
    .input(exportStaffInput)
    .output(staffExportSchema)
    .mutation(({ ctx, input }) => exportStaff(ctx, input)),

  approve: can('staff.manage')
    .meta({
      rest: 'POST /admin/staff/:id/approve',
      summary: 'Give somebody access to the back office',
      description:
        'As an administrator unless `role` says otherwise. 403 role_not_grantable for a role with more permissions than the caller’s.',
      errors: [409],
      optionalBody: true,
    })
    .input(approveUserInput)
    .output(staffMemberSchema)
    .mutation(({ ctx, input }) => approveUser(ctx, input)),

  changeRole: can('staff.manage')
    .meta({
      rest: 'PUT /admin/staff/:id/role',
      summary: 'Change the role of somebody with access',
      description:
        'Not your own role (409 own_role), nor that of the last owner or administrator (409 last_admin). `attorney` is the slug of the attorney who this person is; `areas` limits the role, null ends that, and without it the same role stays limited.',
      errors: [409],
    })
    .input(changeRoleInput)
    .output(staffMemberSchema)
    .mutation(({ ctx, input }) => changeRole(ctx, input)),

  refuse: can('staff.manage')
    .meta({
      rest: 'POST /admin/staff/:id/refuse',
      summary: 'Refuse somebody who waits for approval',
      errors: [409],
    })
    .input(staffMemberInput)
    .output(staffMemberSchema)
    .mutation(({ ctx, input }) => refuseUser(ctx, input.id)),

  outsideAccess: can('staff.read')
    .input(staffMemberInput)
    .output(outsideAccessSchema)
    .query(({ ctx, input }) => listOutsideAccess(ctx, input.id)),

  revoke: can('staff.manage')
    .meta({
      rest: 'POST /admin/staff/:id/revoke',
      summary: 'Revoke somebody’s access, except that of the last owner',
      description:
        'Also revokes the API keys that they created, disables their webhooks, and ends the calendar feeds whose addresses they have.',
      errors: [409],
    })
    .input(staffMemberInput)
    .output(staffMemberSchema)
    .mutation(({ ctx, input }) => revokeUser(ctx, input.id)),
});
