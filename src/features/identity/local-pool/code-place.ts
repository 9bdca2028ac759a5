/** Where a code is sealed: the pool seals it, and its mail opens it. */
export const codePlace = (id: string) => `local_identity.codes.sealed_code:${id}`;
