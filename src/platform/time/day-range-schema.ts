import { z } from 'zod';
import * as validation from '../../../messages/en/validation.ts';

const localDate = z.iso
  .date({ error: validation.date })
  .refine((date) => date >= '1970-01-01', { error: 'Use a date from 1970 on' })
  .nullish();

/** The fields of a filter by days: local dates in the firm's zone, both inclusive. */
export const dayRangeFields = { from: localDate, to: localDate };
