import { answers, type RestModule } from '../rest-module.ts';
import { themeSchema } from './schema.ts';

export const themesRest: RestModule = (api, call) => {
  api.get(
    '/themes/active',
    {
      schema: {
        tags: ['Site'],
        summary: 'The theme that the firm has activated',
        response: answers(200, themeSchema, [404, 503]),
      },
    },
    (request) => call(request).themes.active(),
  );
};
