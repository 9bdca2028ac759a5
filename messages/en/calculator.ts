import { message } from './language.ts';

export const estateValue = 'Estate value';
export const calculate = 'Calculate';
export const probate = 'Probate';
export const paidOnce = 'paid once';
export const savings = 'Savings';
export const total = 'Total';
export const none = 'none';
export const comparison = 'Comparison';
export const typeForDifference = 'Type one number to see the difference.';
export const typeForEstimate = 'Type one number to see the estimate.';
export const isEstimate = 'This is a planning estimate';
export const aboutTrust = 'Talk to us about a living trust';
export const aboutEstate = 'Talk to us about your estate';
export const print = 'Print';
export const mayNotNeed = 'An estate of this size may not need full probate.';
export const alternatives = 'Alternatives to full probate';
export const emailHint =
  'We send you this result and keep a copy. Leave it empty and we keep nothing.';
export const emailHintNoMail =
  'We keep a copy of this result, but do not mail it: this site sends no e-mail at the moment. Leave it empty and we keep nothing.';
export const invalid = 'Invalid Input';
export const sliderLabel = 'Value of the estate';
export const closed =
  'The calculator is not available at the moment. Call us, and we will work it out with you.';
export const filing = 'filing';
export const timelineTitle = 'Probate takes months, a living trust one step';
export const oneStep = 'one step';
export const viewTable = 'View as a table';
export const tableCaption = 'Typical steps of a probate and the step of a living trust';
export const step = 'Step';
export const when = 'When';
export const whatIsPaid = 'What is paid';
export const paid = 'Paid';
export const source = 'Source';
export const saved = 'Calculation Saved';
export const saveFailed = 'Save Failed';
export const saveFailedText = 'Unable to save your calculation. Please try again.';
export const duration = message('{least}–{most} months');
export const planningFor = message('A planning estimate for an estate of {estate}.');
export const announced = message('For an estate of {estate}: probate about {probate}.');
export const announcedBoth = message(
  'For an estate of {estate}: probate about {probate}, a living trust {trust}.',
);
export const printed = message(
  'Printed <date>{date}</date>. General information, not legal advice; it creates no lawyer-client relationship.',
);
export const couldSave = message(
  'A living trust could save your family <amount>{amount}</amount>.',
);
export const couldSaveIfNeeded = message(
  'If full probate is needed, a living trust could save your family <amount>{amount}</amount>.',
);
export const couldSaveSimplified = message(
  'By this simplified estimate, a living trust could save your family <amount>{amount}</amount>.',
);
export const comesTo = message('By this estimate, probate comes to <amount>{amount}</amount>.');
export const comparisonFor = message('Comparison for an estate of {estate}');
export const estimateFor = message('Estimate for an estate of {estate}');
export const forEstate = message('For an estate of {estate}');
export const noAmount = message(
  'Enter an amount above {zero}, such as {example}, 750k or {millions}m.',
);
export const invalidText = message('Please enter a valid estate value greater than {zero}.');
export const million = message('{amount} million');
export const months = message('{count} months');
export const courtCosts = message('<amount>{amount}</amount> court costs');
export const paidWhenMade = message('<amount>{amount}</amount> paid once, when the trust is made');
export const trustStep = message('Living trust: {step}');
