import { z } from 'zod';

/** The look of the public pages where it is not the built-in one. */
export const siteLookSchema = z.object({
  /** The mark of the header and, if there is one, its light file, each with the box in which it is shown. */
  logo: z.array(z.object({ path: z.string(), width: z.int(), height: z.int() })),
  /** Whether the firm's name stands beside its mark. */
  showsName: z.boolean(),
  /** Whether the pages show the sea and the sun. */
  showsSea: z.boolean(),
  /** The drawing in place of the sea. */
  drawing: z.string().nullable(),
  /** The firm's own picture in place of the sea. */
  picture: z
    .object({
      src: z.string(),
      srcSet: z.string(),
      alt: z.string(),
      width: z.int(),
      height: z.int(),
    })
    .nullable(),
  /** The version of the icons, for their addresses. */
  icons: z.string(),
});
export type SiteLook = z.output<typeof siteLookSchema>;
