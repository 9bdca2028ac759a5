import { z } from 'zod';

const localDate = z.iso
  .date({ error: 'Use a date such as 2026-03-10' })
  .refine((date) => date >= '1970-01-01', { error: 'Use a date from 1970 on' })
  .nullish();

/** The fields of a filter by days: local dates in the firm's zone, both inclusive. */
export const dayRangeFields = { from: localDate, to: localDate };
