import { message } from './language.ts';

export const firstName = 'First Name';
export const lastName = 'Last Name';
export const phone = 'Phone';
export const practiceArea = 'Practice Area';
export const messageLabel = 'Message';
export const messageHint = 'A few sentences, without account numbers.';
export const send = 'Send Message';
export const sending = 'Sending';
export const privacyPolicy = 'Privacy Policy';
export const consent =
  'I have read the <policy>Privacy Policy</policy> and agree that the firm may use these details to answer me. Sending this message creates no lawyer-client relationship.';
export const lacksConsent = 'Please tick this box.';
export const formClosed = 'Our form is closed at the moment. Please call or write to us directly.';
export const ratherTalk = 'Rather talk?';
export const office = 'Office';
export const email = 'Email';
export const hours = 'Hours';
export const sent = 'Message Sent Successfully';
export const sentTitle = 'Your message has reached us';
export const personReads = 'A person reads it.';
export const noEmail = 'As you asked, we send no e-mail.';
export const noReceipt = 'You get no receipt: this site sends no e-mail at the moment.';
export const writeAnother = 'Write another message';
export const notSent = '<what>Your message was not sent.</what> Please look at the fields below.';
export const failed = 'Submission Failed';
export const replySometime = "We'll get back to you";
export const replyWithin = message("We'll get back to you {reply}");
export const callFirst = message(
  'Call <phone>{phone}</phone>. If you are in danger, call {emergency} first.',
);
export const hoursIn = message('Hours, {zone}');
export const mapOf = message('The office at {street}');
export const directionsTo = message('Directions to {office}');
export const personReadsAndReplies = message('A person reads it, and we reply {reply}.');
export const receipt = message('A receipt is on its way to <to>{email}</to>.');
export const cannotWait = message('If it cannot wait, call us at <phone>{phone}</phone>.');
export const notSentBecause = message('<what>Your message was not sent.</what> {reason}');
