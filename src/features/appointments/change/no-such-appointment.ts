import { DomainError } from '../../../platform/errors/errors.ts';

export function noSuchAppointment(): DomainError {
  return new DomainError('not_found', 'no_such_appointment', 'There is no such appointment.');
}
