/** How callers can authenticate; calls for staff accept each of these. */
export const SECURITY_SCHEMES = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'The access token of a signed-in account, from the user pool that GET /api/identity/config names.',
  },
} as const;

const ANY_OF = Object.keys(SECURITY_SCHEMES).map((scheme) => ({ [scheme]: [] }));

/** What a call requires: nothing (`public`), one of the schemes, or either (`optional`). */
export const SECURITY = { public: [], required: ANY_OF, optional: [{}, ...ANY_OF] } as const;
