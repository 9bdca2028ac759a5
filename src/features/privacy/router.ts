import { can, router } from '../../platform/trpc/trpc.ts';
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
  find: can('privacy.find')
    .input(personInput)
    .output(personSchema)
    .mutation(({ ctx, input }) => findPerson(ctx, input.email)),

  export: can('privacy.export')
    .input(personInput)
    .output(personFileSchema)
    .mutation(({ ctx, input }) => exportPerson(ctx, input.email)),

  erase: can('privacy.erase')
    .input(erasePersonInput)
    .output(erasedSchema)
    .mutation(({ ctx, input }) => erasePerson(ctx, input)),
});
