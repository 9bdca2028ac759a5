import * as errors from '../../../messages/en/errors.ts';
import { DomainError } from '../../platform/errors/errors.ts';

/**
 * The client has another appointment at this start. A caller with other details has only proved that they know an e-mail
 * and a time, so the response reveals nothing about the stored appointment, which stays unchanged.
 */
export const alreadyBooked = () =>
  new DomainError('conflict', 'already_booked', errors.alreadyBooked);
