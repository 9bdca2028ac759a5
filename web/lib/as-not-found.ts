import { notFound } from '@tanstack/react-router';
import { apiErrorOf } from './api-error.ts';

const ABSENT: readonly unknown[] = ['NOT_FOUND', 'FORBIDDEN', 'BAD_REQUEST'];

/** For loaders of a single item: converts the error for a missing or hidden item or an invalid name into a 404 page. */
export function asNotFound(error: unknown): never {
  throw ABSENT.includes(apiErrorOf(error)?.code) ? notFound() : error;
}
