import { message } from './language.ts';

export const withAttorney = 'With';
export const whatToBring = 'What to bring';
export const contactInformation = 'Contact information';
export const addToCalendar = 'Add to calendar';
export const removeFromCalendar = 'Remove from calendar';
export const print = 'Print';
export const cancelled = 'Cancelled';
export const timeInZone = message('{time} {zone}');
export const timeAtOffice = message('At the office: {time} {zone}');
export const timeAtVisitor = message('In your time zone: {time}');
