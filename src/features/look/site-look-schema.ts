import { z } from 'zod';

/** The look of the public pages where it is not the built-in one. */
export const siteLookSchema = z.object({
  /**
   * The images of the header: the mark and, if there is one, its light file, each with the box in which it is shown. The
   * styles of `look-css.ts` decide for each ground which one is seen.
   */
  logo: z.array(
    z.object({
      className: z.string(),
      src: z.string(),
      alt: z.string(),
      width: z.int(),
      height: z.int(),
      loading: z.literal('lazy').optional(),
    }),
  ),
  /** Whether the waves of the built-in look are the mark. */
  showsWaves: z.boolean(),
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
  /** The query of the addresses of icons: their version. */
  icons: z.string(),
});
export type SiteLook = z.output<typeof siteLookSchema>;
