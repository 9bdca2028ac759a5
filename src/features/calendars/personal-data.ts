import type { PersonalData } from '../privacy/personal-data.ts';
import { EVENT_COLUMNS } from './personal-data-queries.ts';

/** Events in connected calendars: exported and erased together with their appointments. */
export const calendarsPersonalData: PersonalData = { columns: EVENT_COLUMNS };
