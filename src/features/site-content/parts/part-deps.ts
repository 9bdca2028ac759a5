import type { Tx } from '../../../../db/client.ts';
import type { User } from '../../../platform/auth/user.ts';
import type { Context } from '../../../platform/trpc/context.ts';

/** What the writing of a part needs: the transaction of the whole document, and what the caller has confirmed. */
export type PartDeps = Pick<Context, 'now' | 'publicUrl' | 'sanitizeArticle'> & {
  db: Tx;
  user: User;
  advertisingReason?: string | null | undefined;
  confirmLowContrast: boolean;
};
