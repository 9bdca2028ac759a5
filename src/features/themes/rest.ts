import { z } from 'zod';
import { sendPage } from '../../platform/http/send-page.ts';
import { MAX_PAGE_SIZE } from '../../platform/pagination/rules.ts';
import { pageInput } from '../../platform/pagination/schema.ts';
import {
  answers,
  LIST_DESCRIPTION,
  type RestModule,
  withExample,
} from '../../platform/rest/rest-module.ts';
import { activateThemeInput, createThemeInput, themeIdInput, themeSchema } from './schema.ts';

const FIELDS = {
  name: 'harbour-morning',
  displayName: 'Harbour Morning',
  description: 'Deep blue on white paper.',
  cssVariables: '{"--primary":"#244c80"}',
};

const THEME = withExample(themeSchema, {
  id: '1c9f3f0e-0f6e-4a4b-9e5b-7a1d2c3b4f66',
  ...FIELDS,
  isActive: true,
  isDefault: false,
  createdAt: '2031-01-01T08:00:00.000Z',
  updatedAt: '2031-01-01T08:00:00.000Z',
});

const LOW_CONTRAST =
  'Where colours are too close to be read (WCAG 2.2, AA), activating answers 409 low_contrast with the pairs, unless confirmLowContrast is true.';

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

  api.get(
    '/admin/themes',
    {
      schema: {
        tags: ['Themes'],
        summary: 'The themes that are installed, newest first',
        description: LIST_DESCRIPTION,
        querystring: pageInput.partial(),
        response: answers(200, z.array(THEME), [400, 401, 403, 503]),
      },
    },
    async (request, reply) =>
      sendPage(
        request,
        reply,
        await call(request).themes.list({ limit: MAX_PAGE_SIZE, ...request.query }),
      ),
  );

  api.post(
    '/admin/themes',
    {
      schema: {
        tags: ['Themes'],
        summary: 'Install a theme, and with isActive show the pages in it at once',
        description: `isDefault is ignored. ${LOW_CONTRAST}`,
        body: withExample(createThemeInput, { ...FIELDS, isActive: false }),
        response: answers(201, THEME, [400, 401, 403, 409, 503]),
      },
    },
    async (request, reply) => reply.code(201).send(await call(request).themes.create(request.body)),
  );

  api.put(
    '/admin/themes/:id/activate',
    {
      schema: {
        tags: ['Themes'],
        summary: 'Show the public pages in a theme',
        description: `${LOW_CONTRAST} With insteadOf, another active theme than that answers 409 activated_meanwhile.`,
        params: themeIdInput,
        body: activateThemeInput.omit({ id: true }).nullish(),
        response: answers(200, THEME, [400, 401, 403, 404, 409, 503]),
      },
    },
    (request) => call(request).themes.activate({ ...request.body, ...request.params } as never),
  );

  api.delete(
    '/admin/themes/:id',
    {
      schema: {
        tags: ['Themes'],
        summary: 'Delete a theme; neither the active one nor the default',
        params: themeIdInput,
        response: answers(204, z.null(), [400, 401, 403, 404, 409, 503]),
      },
    },
    async (request, reply) => {
      await call(request).themes.delete(request.params);
      return reply.code(204).send(null);
    },
  );
};
