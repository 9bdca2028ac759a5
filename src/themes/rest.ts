import { answers, type RestModule, withExample } from '../rest-module.ts';
import { themeSchema } from './schema.ts';

const THEME = withExample(themeSchema, {
  id: '1c9f3f0e-0f6e-4a4b-9e5b-7a1d2c3b4f66',
  name: 'professional-blue',
  displayName: 'Professional Blue',
  description: 'Deep blue on white paper.',
  cssVariables: '{"--primary":"#244c80"}',
  isActive: true,
  isDefault: true,
  createdAt: '2031-01-01T08:00:00.000Z',
  updatedAt: '2031-01-01T08:00:00.000Z',
});

export const themesRest: RestModule = (api, call) => {
  api.get(
    '/themes/active',
    {
      schema: {
        tags: ['Site'],
        summary: 'The theme that the firm has activated',
        response: answers(200, THEME, [404, 503]),
      },
    },
    (request) => call(request).themes.active(),
  );
};
