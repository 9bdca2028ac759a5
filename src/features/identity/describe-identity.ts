import type { Context } from '../../platform/trpc/context.ts';

const LOCAL_POOL_PATH = '/local-cognito';

/** The configuration of the user pool; with absolute addresses if it is the embedded one. */
export function describeIdentity({ identity, publicUrl }: Pick<Context, 'identity' | 'publicUrl'>) {
  const { region, userPoolId, clientId, identityPoolId } = identity;
  const names = { region, userPoolId, clientId, ...(identityPoolId && { identityPoolId }) };
  if (identity.kind === 'cognito') return names;
  return {
    ...names,
    userPoolEndpoint: `${publicUrl}${LOCAL_POOL_PATH}/idp/`,
    identityPoolEndpoint: `${publicUrl}${LOCAL_POOL_PATH}/identity/`,
  };
}
