import * as errors from '../../../messages/en/errors.ts';
import { DomainError } from '../../platform/errors/errors.ts';

declare module '../../platform/errors/errors.ts' {
  interface ErrorDetails {
    /** The path in the main language of what the language of the request leaves out. */
    original?: string;
  }
}

/** The error for something that a language leaves out, because the firm has not translated it. */
export const notTranslated = (noun: 'page' | 'article', original: string): DomainError =>
  new DomainError('not_found', `${noun}_not_translated`, errors.notTranslated, { original });
