import type { PersonalData } from '../privacy/personal-data.ts';
import { deleteExpiredInvitations } from './invitations/queries.ts';
import { deleteViewsAbout } from './list-settings/queries.ts';
import {
  deleteInvitationsOf,
  listExportedInvitations,
  listExportedSessionConfirmations,
  listExportedSessionCutoffs,
  listExportedSettings,
  listExportedUsers,
  listUsersOf,
} from './personal-data-queries.ts';

/**
 * People who have signed in. Erasing leaves them, and deletes invitations to the address and saved views that search for
 * it. Listed after accounts, because a signed-in account is also a user.
 */
export const staffPersonalData: PersonalData = {
  async find(tx, { email }) {
    const users = await listUsersOf(tx, email);
    const ids = users.map(({ id }) => id);
    return {
      kind: 'accounts',
      records: users.map(({ username, createdAt, role }) => ({
        id: username,
        at: createdAt,
        what: role,
      })),
      ids,
      readExport: async () => ({
        users: await listExportedUsers(tx, ids),
        listSettings: await listExportedSettings(tx, ids),
        sessionCutoffs: await listExportedSessionCutoffs(tx, ids),
        sessionConfirmations: await listExportedSessionConfirmations(tx, ids),
        staffInvitations: await listExportedInvitations(tx, email),
      }),
      planErasure: () => ({
        counts: {},
        run: async () => {
          await deleteViewsAbout(tx, email);
          await deleteInvitationsOf(tx, email);
        },
      }),
    };
  },

  async applyRetention(db, now) {
    await deleteExpiredInvitations(db, now);
  },
};
