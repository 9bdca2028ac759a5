import { z } from 'zod';

/** What fields are called in a country, and the calling code of its phone numbers. */
const fieldLabelsSchema = z.object({
  postalCode: z.string(),
  region: z.string(),
  /** The number under which an attorney is registered. */
  barNumber: z.string(),
  callingCode: z.string(),
});
export type FieldLabels = z.output<typeof fieldLabelsSchema>;

/** By country, ISO 3166-1 alpha-2. */
export const labelsByCountrySchema = z.record(z.string(), fieldLabelsSchema);
