import { type DomainError, notFound } from '../../../platform/errors/errors.ts';

export function noSuchAppointment(): DomainError {
  return notFound('appointment', 'There is no such appointment.');
}
