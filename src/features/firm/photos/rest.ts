import { answers, type RestModule, withExample } from '../../../platform/rest/rest-module.ts';
import { addPhotoInput, photoSchema } from './schema.ts';

const PHOTO = withExample(photoSchema, {
  id: 'pZGm1Av0IEBKARczz7exkNYsZb8LzaMrV7J32a2fFG4',
  contentType: 'image/webp',
  width: 960,
  height: 1200,
});

export const photosRest: RestModule = (api, call) => {
  api.post(
    '/admin/photos',
    {
      schema: {
        tags: ['Firm'],
        summary: 'Keep a photograph of an attorney',
        description:
          'A JPEG, PNG or WebP of at most 600 KB, in base64. Notes inside the file, such as where it was taken, are removed. It is served at /photos/{id}, and kept for a day until the profile that names it is saved.',
        body: withExample(addPhotoInput, { contentType: 'image/webp', data: 'UklGRh4AAABXRUJQ…' }),
        response: answers(201, PHOTO, [400, 401, 403, 413, 503]),
      },
    },
    async (request, reply) => reply.code(201).send(await call(request).photos.add(request.body)),
  );
};
