import { router, staffProcedure } from '../../../platform/trpc/trpc.ts';
import { PHOTO } from '../examples.ts';
import { addPhoto } from './add-photo.ts';
import { addPhotoInput, photoSchema } from './schema.ts';

export const photosRouter = router({
  add: staffProcedure
    .meta({
      rest: 'POST /admin/photos',
      tag: 'Firm',
      summary: 'Keep a photograph of an attorney',
      description:
        'A JPEG, PNG or WebP of at most 600 KB, in base64. Notes inside the file, such as where it was taken, are removed. It is served at /photos/{id}, and kept for a day until the profile that names it is saved.',
      status: 201,
      errors: [413],
      examples: { body: { contentType: 'image/webp', data: 'UklGRh4AAABXRUJQ…' }, response: PHOTO },
    })
    .input(addPhotoInput)
    .output(photoSchema)
    .mutation(({ ctx, input }) => addPhoto(ctx, input)),
});
