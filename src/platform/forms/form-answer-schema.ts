import type { ApiError } from '../errors/api-error.ts';

/** The fields of a form as sent by a browser without scripts. */
export type FormFields = Readonly<Record<string, string>>;

/** The response to a rejected form: shown on the form's page together with the submitted values. */
export type FormAnswer = {
  fields: FormFields;
  error: ApiError;
  /** The error message for each rejected field. */
  messages: FormFields;
};
