import { z } from 'zod';
import { requiredText } from '../../platform/text/text-schema.ts';

/**
 * The attorney who is responsible for the website as advertising. Both fields are required in this step, but optional
 * in the profile.
 */
export const attorneyForm = z.object({
  responsibleAttorney: requiredText(120),
  barNumber: requiredText(40),
});
