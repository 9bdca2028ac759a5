import { notFound } from '@tanstack/react-router';
import { apiErrorOf } from './api-error.ts';

const ABSENT: readonly unknown[] = ['NOT_FOUND', 'FORBIDDEN', 'BAD_REQUEST'];

const isAbsent = (error: unknown) => ABSENT.includes(apiErrorOf(error)?.code);

/** For loaders that can do without an item: undefined if it is missing or hidden; every other error is thrown. */
export function asUndefined(error: unknown): undefined {
  if (!isAbsent(error)) throw error;
}

/**
 * For loaders of a single item: converts the error for a missing or hidden item or an invalid name into a 404 page, which links
 * to the original of what is not translated.
 */
export function asNotFound(error: unknown): never {
  throw isAbsent(error) ? notFound({ data: apiErrorOf(error)?.original }) : error;
}
