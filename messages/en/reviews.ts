import { message } from './language.ts';

export const source = 'Source';
export const otherSite = 'Another site';
export const older = 'Older reviews';
export const none = 'No Reviews Yet';
export const noneYet = 'Nobody has left a review yet. Ask us whatever you want to know.';
export const verified = 'Verified';
export const noneFrom = message('Nothing from {source} yet. “All” shows what came from elsewhere.');
export const stars = message('{rating} out of 5 stars');
