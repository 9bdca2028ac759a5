import type { Db, Tx } from '../../../../db/client.ts';
import type { User } from '../../../platform/auth/user.ts';
import type { OutsideAccess } from '../schema.ts';

/** The user who created it, or whose it is. */
type AccessOwner = Pick<User, 'username' | 'attorneyId'>;

/** One kind of such access: a member of the `feature.ts` of the feature that it belongs to. */
export type OutsideAccessPart = {
  list: (db: Db, owner: AccessOwner) => Promise<OutsideAccess[]>;
  /** Ends all of it in the transaction that revokes the access of the owner, with an audit entry for each. */
  end: (tx: Tx, owner: AccessOwner, by: { user: User; now: Date }) => Promise<void>;
};
