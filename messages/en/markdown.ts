import { message } from './language.ts';

// Pages as Markdown, and `llms.txt`.
export const consultations = 'Consultations';
export const programsHold = message(
  'Programs find free times, and hold one for a person who confirms it, at {address} (Model Context Protocol).',
);
export const phone = 'Phone';
export const email = 'Email';
export const office = 'Office';
export const officeIn = message('Office in {place}');
export const hours = 'Hours';
export const seeAlso = 'See also:';
export const schedule = 'Schedule a consultation';
export const notFoundTitle = 'Page not found';
export const notFound = 'There is no page at this address.';
export const everyPage =
  'Every page below is Markdown for requests with the header “Accept: text/markdown”.';
export const programsLookUp = message(
  'Programs look up the firm, its articles and free times at {address} (Model Context Protocol). They can hold a time for a person; only the person can book it.',
);
export const pages = 'Pages';
export const articles = 'Articles';
export const optional = 'Optional';
export const allPages = 'All pages and articles';
export const summary = message('{firm} is a law firm at {addresses}. Phone: {phone}.');
export const betweenOffices = '; and ';
