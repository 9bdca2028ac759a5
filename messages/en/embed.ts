import { message } from './language.ts';

export const bookingTitle = 'Book a consultation';
export const calculatorTitle = 'Calculator';
export const responsible = message('Responsible {attorney}: {name}');
export const legal = 'Legal';
export const openOnSite = 'Open this on our site';
