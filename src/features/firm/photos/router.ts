import { router, staffProcedure } from '../../../platform/trpc/trpc.ts';
import { addPhoto } from './add-photo.ts';
import { addPhotoInput, photoSchema } from './schema.ts';

export const photosRouter = router({
  add: staffProcedure
    .input(addPhotoInput)
    .output(photoSchema)
    .mutation(({ ctx, input }) => addPhoto(ctx, input)),
});
