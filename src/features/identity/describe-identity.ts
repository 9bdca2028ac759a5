import type { Context } from '../../platform/trpc/context.ts';
import { codesHeldUntil } from '../email/server-changes/codes-held.ts';
import { findMailDelivery } from '../email/summarise-outbox.ts';

const LOCAL_POOL_PATH = '/local-cognito';

type Deps = Pick<Context, 'identity' | 'publicUrl' | 'db' | 'now' | 'holdsMail' | 'catchesMail'>;

/** The configuration of the user pool; with absolute addresses if it is the embedded one. */
export async function describeIdentity(ctx: Deps) {
  const { identity, publicUrl } = ctx;
  const { region, userPoolId, clientId, identityPoolId } = identity;
  const names = { region, userPoolId, clientId, ...(identityPoolId && { identityPoolId }) };
  if (identity.kind === 'cognito') return { ...names, sendsCodes: true };
  return {
    ...names,
    userPoolEndpoint: `${publicUrl}${LOCAL_POOL_PATH}/idp/`,
    identityPoolEndpoint: `${publicUrl}${LOCAL_POOL_PATH}/identity/`,
    sendsCodes: (await findMailDelivery(ctx)).kind === 'sent' && !(await codesHeldUntil(ctx)),
  };
}
