import { z } from 'zod';

/** A setting that need not be set. An empty value in a .env file means: not set. */
export const optionalSetting = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
