import type { ApiError } from '../../errors/api-error.ts';

/** The fields of a form as sent by a browser without scripts. */
export type FormFields = Readonly<Record<string, string>>;

/** The answer to a refused form: shown on the page of the form, with what was typed. */
export type FormAnswer = {
  fields: FormFields;
  error: ApiError;
  /** What to say beside each field that was refused. */
  messages: FormFields;
};
