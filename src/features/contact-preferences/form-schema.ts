import { z } from 'zod';
import { nestPreferences } from './rules.ts';
import { preferenceFormFields } from './schema.ts';

/** The fields of the form in which staff change preferences, as `contactPreferences`. */
export const preferencesForm = z.object(preferenceFormFields).transform(nestPreferences);
