import { answers, type RestModule } from '../../platform/rest/rest-module.ts';
import { identityConfigSchema } from './schema.ts';

export const identityRest: RestModule = (api, call) => {
  api.get(
    '/identity/config',
    {
      schema: {
        tags: ['Identity'],
        summary: 'The user pool that accounts sign in to',
        description: 'Clients speak to it in the protocol of Amazon Cognito.',
        response: answers(200, identityConfigSchema, [503]),
      },
    },
    (request) => call(request).identity.config(),
  );
};
