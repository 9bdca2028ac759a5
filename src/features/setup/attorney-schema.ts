import { z } from 'zod';
import { requiredText } from '../../platform/text/text-schema.ts';

/** The attorney who is responsible for the website as advertising. The step asks for both; the profile may lack them. */
export const attorneyForm = z.object({
  responsibleAttorney: requiredText(120),
  barNumber: requiredText(40),
});
