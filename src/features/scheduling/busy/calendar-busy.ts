import { DomainError } from '../../../platform/errors/errors.ts';

export const calendarBusy = () =>
  new DomainError('conflict', 'calendar_busy', 'The connected calendar is busy at this time.');
