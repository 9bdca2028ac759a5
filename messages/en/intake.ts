import { message } from './language.ts';

// The client's own page of questions.
export const pageTitle = 'Some questions';
export const aboutConsultation = message('Your consultation: {when}');
export const aboutConsultationWith = message('Your consultation: {when}, with {attorney}');
export const progress = 'Progress';
export const done = 'Done:';
export const stepNames = 'Names';
export const stepQuestions = 'Questions';
export const stepReview = 'Check and send';

export const namesTitle = 'First, the names';
export const namesLead =
  'Before anybody here reads your story we make sure that we don’t already work for the other side. Nobody on this list hears from us.';
export const legalName = 'Your full legal name';
export const formerNames = 'Names you had before';
export const otherName = 'The other person’s full name';
export const otherAttorney = 'Their lawyer';
export const otherPeople = 'Anyone else involved';
export const otherPeopleHint =
  'A new partner, a business, a grandparent. One name on each line or separated by commas.';
export const aboutCheckTitle = 'A conflict check, in plain words';
export const aboutCheck =
  'A firm may not work for both sides. We compare these names with our list. If one is on it, we tell you before you say more.';
export const whoReadsTitle = 'Who reads this?';
export const whoReads = message('Only the people of {firm}. Your answers are stored encrypted.');
export const howLongTitle = 'How long is this?';
export const howLong =
  'The names take a minute. Then comes one question at a time. Every answer is kept as soon as you press Continue, and the link in our mail brings you back to where you were.';
export const notRequiredTitle = 'Not everything is needed';
export const notRequired =
  'Leave out what you don’t know, or would rather say in person: press Continue.';

export const waitingTitle = 'Thank you. We are looking at the names.';
export const waitingLead =
  'The other questions open as soon as that is done. You can close this page.';
export const waitingMail = message('We write to <to>{email}</to> then.');
export const waitingNoMail = 'Come back to this page later.';
export const lookAgain = 'Look again';
export const changeNames = 'Change the names';
export const closedTitle = 'We cannot go on with this here.';
export const closedLead = message('Please call us at <phone>{phone}</phone>.');

export const next = 'Continue';
export const back = 'Back';
export const saveForLater = 'Save, and come back later';
export const questionOf = message('Question {place} of {count}');
export const yes = 'Yes';
export const no = 'No';
export const street = 'Street and number';
export const city = 'City';
export const region = 'State or region';
export const postalCode = 'Postal code';
export const personName = 'Full name';
export const birthDate = 'Date of birth';
export const contact = 'Phone or e-mail';
export const amountHint = message('In {currency}. An estimate is fine.');
export const filesHint = message(
  '{count, plural, one {One file} other {Up to # files}}: PDF, JPEG, PNG, HEIC or Word (.docx), up to {max} MB each. Photos are fine.',
);
export const filesFull = 'This is as much as can be added here.';
export const filesLater = 'Files can be added here in a moment.';
export const fileGone = 'A file that was removed';
export const checkAnswer = 'Please check your answer.';
export const checkNames = 'Please check the names.';

export const laterTitle = 'Saved. Close the page whenever you like.';
export const laterLead = 'What you have answered so far is kept.';
export const laterMail = message(
  'The link in our mail to <to>{email}</to> opens this page where you left it.',
);
export const laterNoMail = 'This page opens where you left it: keep its address.';
export const goOnNow = 'Go on now';
export const sendLinkAgain = 'Send the link again';
export const linkSent = message('We are sending the link to <to>{email}</to>.');
export const timeIsSafe = message(
  '<what>Your time is not in danger.</what> {when} stays yours, with or without these answers.',
);
export const sharedTitle = 'Shared computer?';
export const shared =
  'Close this page, and remove it from the history of the browser. Without the link nobody gets in.';

export const reviewTitle = 'Check your answers';
export const reviewLead = 'Change what is not right. Nothing has been sent yet.';
export const noAnswer = 'Not answered';
export const missing = 'Please answer this';
export const answer = 'Answer';
export const change = 'Change';
export const changeWhat = message('Change: {question}');
export const missingNotice = message(
  '{count, plural, one {One answer is} other {# answers are}} still missing.',
);
export const send = 'Send the answers';
export const sentTitle = 'Your answers are with us.';
export const sentLead =
  'Thank you. We read them before we speak with you. You can still change them here: we see what you have changed, and what it was before.';
export const sentOpen = message(
  '{count, plural, one {One more question has} other {# more questions have}} come up because of your changes.',
);
export const print = 'Print';
export const failed = 'That did not work';

export const linkTitle = 'Help us prepare';
export const linkText = 'A few questions before we meet. You can stop at any time and go on later.';
export const answerThem = message('Answer: {title}');
export const seeThem = message('See your answers: {title}');
