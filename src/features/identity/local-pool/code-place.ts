/** Context for sealing a code: the pool seals it, and the template of its mail opens it. */
export const codePlace = (id: string) => `local_identity.codes.sealed_code:${id}`;
