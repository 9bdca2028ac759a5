import type { Claims } from '../../../platform/auth/identity-pool.ts';
import { getUnixTime } from '../../../platform/time/date-math.ts';

/**
 * What identifies a session among those of its user: the id in its tokens, or when it began if the pool is set to issue
 * tokens that cannot be revoked, which have no id.
 */
export const sessionKey = ({ sessionId, signedInAt }: Pick<Claims, 'sessionId' | 'signedInAt'>) =>
  sessionId ?? `began ${getUnixTime(signedInAt)}`;
