import { router, staffProcedure } from '../../platform/trpc/trpc.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { findPerson } from './find-person.ts';
import {
  erasedSchema,
  erasePersonInput,
  personFileSchema,
  personInput,
  personSchema,
} from './schema.ts';

export const privacyRouter = router({
  /** Read-only, but a mutation, so that the address is sent in the body and not in the URL. */
  find: staffProcedure
    .input(personInput)
    .output(personSchema)
    .mutation(({ ctx, input }) => findPerson(ctx, input.email)),

  export: staffProcedure
    .input(personInput)
    .output(personFileSchema)
    .mutation(({ ctx, input }) => exportPerson(ctx, input.email)),

  erase: staffProcedure
    .input(erasePersonInput)
    .output(erasedSchema)
    .mutation(({ ctx, input }) => erasePerson(ctx, input)),
});
