import { z } from 'zod';
import { can, router } from '../../platform/trpc/trpc.ts';
import { addPicture } from './add-picture.ts';
import { deletePicture, getPicture, listPictures, updatePicture } from './edit-pictures.ts';
import { PICTURE, PICTURE_WORDS } from './examples.ts';
import {
  addedPictureSchema,
  addPictureInput,
  deletePictureInput,
  listPicturesInput,
  pictureIdInput,
  picturePageSchema,
  pictureSchema,
  updatePictureInput,
  usedPictureSchema,
} from './schema.ts';

export const picturesRouter = router({
  list: can('pictures.read')
    .meta({
      rest: 'GET /admin/pictures',
      summary: 'List the pictures of articles and pages with their uses, newest first',
      description: 'q searches alternative texts, captions and credits.',
    })
    .input(listPicturesInput)
    .output(picturePageSchema)
    .query(({ ctx, input }) => listPictures(ctx, input)),

  one: can('pictures.read')
    .meta({
      rest: 'GET /admin/pictures/:id',
      summary: 'One picture with its uses',
    })
    .input(pictureIdInput)
    .output(usedPictureSchema)
    .query(({ ctx, input }) => getPicture(ctx, input.id)),

  add: can('pictures.change')
    .meta({
      rest: 'POST /admin/pictures',
      summary: 'Add a picture',
      description:
        'A JPEG, PNG or WebP of at most 8 MB and 50 million pixels, in base64. Its pixels are stored upright in a few ' +
        'widths, as AVIF, WebP and JPEG; notes inside the file, such as where it was taken, are not. It is served at ' +
        'path, and in each of its widths at path/{width}. alt is required unless isDecorative. A picture that is there ' +
        'already is answered as it is, with isNew false.',
      status: 201,
      errors: [413, 503],
      examples: {
        body: { data: '/9j/4AAQSkZJRgAB', ...PICTURE_WORDS },
        response: { ...PICTURE, isNew: true },
      },
    })
    .input(addPictureInput)
    .output(addedPictureSchema)
    .mutation(({ ctx, input }) => addPicture(ctx, input)),

  update: can('pictures.change')
    .meta({
      rest: 'PUT /admin/pictures/:id',
      summary: 'Change the texts of a picture wherever it is shown',
      description:
        'Send updatedAt as it was read; 409 edited_meanwhile if somebody else has changed the picture since.',
      errors: [409],
    })
    .input(updatePictureInput)
    .output(pictureSchema)
    .mutation(({ ctx, input }) => updatePicture(ctx, input)),

  delete: can('pictures.change')
    .meta({
      rest: 'DELETE /admin/pictures/:id',
      summary: 'Delete a picture',
      description:
        'A picture with more uses than uses says answers 409 picture_in_use. The places that used it show nothing.',
      errors: [409],
      optionalBody: true,
    })
    .input(deletePictureInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deletePicture(ctx, input)),
});
