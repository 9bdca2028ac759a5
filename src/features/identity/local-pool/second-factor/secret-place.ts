/** Context for sealing the secret of an account's authenticator app. */
export const secretPlace = (account: string) =>
  `local_identity.authenticator_apps.sealed_secret:${account}`;
