import { message } from './language.ts';

export const all = 'All';
export const breadcrumb = 'Breadcrumb';
export const callNow = 'Call Now';
export const callUs = 'call us';
export const cancel = 'Cancel';
export const clearFilters = 'Clear Filters';
export const close = 'Close';
export const closeNotification = 'Close the notification';
export const emailAddress = 'Email Address';
export const emailExample = 'you@example.com';
export const getDirections = 'Get Directions';
export const leaveEmpty = 'Leave this empty';
export const notifications = 'Notifications (F8)';
export const opensMap = '(opens a map in a new tab)';
export const opensSite = '(opens another site)';
export const optional = '(optional)';
export const pressF8 = ': press F8, then Tab';
export const sample = 'Sample';
export const scheduleConsultation = 'Schedule Consultation';
export const search = 'Search';
export const searchTooLong = 'Search Too Long';
export const tryOtherWords = 'Try other words, or browse all articles.';
export const correctFields = message('Please correct {count} fields:');
export const searchAtMost = message('Please search for at most {max} characters.');
export const tryAgainOrCall = message('Please try again or call us directly at {phone}.');
export const weReply = message('We reply {reply}.');
/** The end of a sentence in texts of pages. */
