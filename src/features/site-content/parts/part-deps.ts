import type { Tx } from '../../../../db/client.ts';
import type { User } from '../../../platform/auth/user.ts';
import type { Context } from '../../../platform/trpc/context.ts';

/** Dependencies for writing a part: the transaction of the whole document, and the confirmations of the caller. */
export type PartDeps = Pick<Context, 'now' | 'publicUrl' | 'sanitizeArticle' | 'translatables'> & {
  db: Tx;
  user: User;
  advertisingReason?: string | null | undefined;
  confirmLowContrast: boolean;
};
