import { notFound } from '@tanstack/react-router';
import { apiErrorOf } from './api-error.ts';

const ABSENT: readonly unknown[] = ['NOT_FOUND', 'FORBIDDEN', 'BAD_REQUEST'];

/** For the loader of a page about one thing: what is not there, hidden, or no name at all is not found. */
export function asNotFound(error: unknown): never {
  throw ABSENT.includes(apiErrorOf(error)?.code) ? notFound() : error;
}
