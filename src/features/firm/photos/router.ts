import { can, router } from '../../../platform/trpc/trpc.ts';
import { addPhoto } from './add-photo.ts';
import { addPhotoInput, photoSchema } from './schema.ts';

export const photosRouter = router({
  add: can('team.change')
    .meta({
      rest: 'POST /admin/photos',
      tag: 'Firm',
      summary: 'Upload a photograph of an attorney',
      description:
        'A JPEG, PNG or WebP of at most 600 KB, in base64. The image is re-encoded without metadata, such as the location, and scaled down to fit 960 by 1,200 pixels. It is served at /photos/{id}, and at /photos/{id}/{width} in the width 176 or 720, in the best format that the client accepts. It may be deleted after a day unless a saved profile uses it.',
      status: 201,
      errors: [413],
    })
    .input(addPhotoInput)
    .output(photoSchema)
    .mutation(({ ctx, input }) => addPhoto(ctx, input)),
});
