import { message } from './language.ts';

export const worksOn = 'Works on';
export const speaks = 'Speaks';
export const trained = 'Admitted and trained';
export const languages = 'Languages';
export const admitted = 'Admitted';
export const education = 'Education';
export const memberships = 'Memberships';
export const office = 'Office';
export const offices = 'Offices';
export const admittedTitle = 'Admitted, in plain words';
export const area = 'Practice area';
export const allAreas = 'All areas';
export const language = 'Language';
export const anyLanguage = 'Any language';
export const allOffices = 'All offices';
export const byLastName = 'By last name. Not sure? <contact>Tell us in a sentence</contact>.';
export const ours = message('Our {attorneys}');
export const barNumber = message('No. {number}');
export const articlesBy = message('Articles by {name}');
export const admittedMeans = message(
  'Allowed to give legal advice and go to court there. {keeper, select, courts {Each state and each court keeps} other {The regulator there keeps}} a register in which anybody may look {anAttorney} up.',
);
export const whetherRight = message('Not sure whether {name} is right for you?');
export const findRight =
  'Say it in a sentence, and we find the right person. <contact>Write to us</contact>.';
export const findRightOrArea = message(
  'Say it in a sentence, and we find the right person. <contact>Write to us</contact>, or see <others>everyone who works on {area}</others>.',
);
export const findRightOrAll = message(
  'Say it in a sentence, and we find the right person. <contact>Write to us</contact>, or see <others>all {attorneys}</others>.',
);
export const count = message('{count, plural, one {# {attorney}} other {# {attorneys}}}');
export const allOf = message('{count, plural, one {All # {attorney}} other {All # {attorneys}}}');
export const nobody = message(
  'Nobody here has all of that. <all>Show all {attorneys}</all>, or choose less.',
);
export const allForArea = message('All {count} for {area}');
export const bookAny = message('Book with any of the {count}');
export const bookWith = message('Book with {name}');
export const nextWith = message('Next free times with {name}');
export const freeWith = message('Free times with {name}');
export const allTimesWith = message('All times with {name}');
export const timesIn = message('{type}. Times are {zone}.');
export const timesInTwo = message(
  '{type}. Times are {zone}; the office in {office} is on {officeZone}.',
);
export const aboutAreasOf = message('about the practice areas of {name}');
export const speaksSome = message('Speaks {languages}');
export const firstFree = message('First free: {time}');
export const withName = message('with {name}');
export const admittedIn = message('Admitted to practice law in {place}');
export const whoHas = message(
  '{asked, select, area {Who works on {area}?} language {Who speaks {language}?} areaLanguage {Who works on {area} and speaks {language}?} office {Who works in {office}?} areaOffice {Who works on {area} in {office}?} languageOffice {Who speaks {language} in {office}?} other {Who works on {area} and speaks {language} in {office}?}}',
);
