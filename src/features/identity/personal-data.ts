import type { PersonalData } from '../privacy/personal-data.ts';
import {
  listAccountsOf,
  listFactorsOf,
  listPasskeyNamesOf,
  listSessionsOf,
} from './personal-data-queries.ts';

/** Accounts of the embedded user pool. Erasing does not delete them. */
export const identityPersonalData: PersonalData = {
  async find(tx, { email }) {
    const accounts = await listAccountsOf(tx, email);
    return {
      kind: 'accounts',
      records: accounts.map(({ username, createdAt }) => ({
        id: username,
        at: createdAt,
        what: 'account',
      })),
      readExport: async () => ({
        accounts,
        passkeyNames: await listPasskeyNamesOf(tx, email),
        sessions: await listSessionsOf(tx, email),
        ...(await listFactorsOf(tx, email)),
      }),
    };
  },
};

declare module '../privacy/personal-data.ts' {
  interface RecordKinds {
    accounts: true;
  }
}
