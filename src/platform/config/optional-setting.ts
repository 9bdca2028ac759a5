import { z } from 'zod';

/** An optional setting. An empty value, as in a .env file, counts as not set. */
export const optionalSetting = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
