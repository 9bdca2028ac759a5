import { message } from './language.ts';

export const pageTitle = 'Your agreement';
export const lead = message(
  'Prepared for {name} by {attorney}. Read it in your own time; you don’t have to sign today. If you have a question, call {phone} before you sign.',
);
export const until = message('You can sign it here until <when>{when}</when>.');

// The way to the signature.
export const steps = 'What is left to do';
export const done = 'Done:';
export const stepTranslation = 'Take the translation';
export const stepRead = 'Read';
export const stepSign = 'Sign';
export const stepFirm = message('{firm} signs');

// The text.
export const signedText = message('{language}, the text that is signed');
export const readText = message('{language}, to read');
export const partsAndMinutes = message(
  '{parts, plural, one {One part} other {# parts}}, about {minutes, plural, one {a minute} other {# minutes}} to read.',
);
export const files = 'Take it with you';
export const documentFile = message('The agreement in {language} (HTML)');
export const translationFile = message('The translation into {language} (HTML)');
export const pdfFile = 'The signed agreement (PDF)';

// What the client does.
export const translationTitle = message('First the translation into {language}');
export const translationWhy = message(
  'We spoke {language} with you. Before you sign, you get the whole text in {language}: it stands beside the agreement, and you can save it.',
);
export const takeTranslation = 'I have the translation of the whole text.';
export const takeTranslationButton = 'I have the translation';
export const readTitle = 'When you have read it';
export const haveRead = 'I have read the whole agreement.';
export const confirmReadingButton = 'I have read it';
export const signTitle = 'Sign';
export const signLead = 'Typing your name is enough. Drawing it counts the same.';
export const fullName = 'Your full name';
export const drawTitle = 'Draw it as well, with a finger or the mouse (optional)';
export const drawArea = 'Area to draw a signature';
export const clearDrawing = 'Clear';
export const consent =
  'I want to sign this agreement electronically. I know that I may sign it on paper instead, that I can save or print it here, and that my typed name counts as my signature.';
export const onPaper = message('You would rather sign on paper? Call {phone}.');
export const signButton = 'Sign the agreement';
export const plainTitle = 'An electronic signature, in plain words';
export const plainText =
  'Your name, the time and the text that you saw are locked together. A change afterwards shows.';

// What happens next, and the states.
export const signedTitle = 'You have signed';
export const nextFirmSigns = message(
  'Your signature has arrived. {firm} signs next. Only then does the agreement bind both of us.',
);
export const nextCopy = 'You get a mail as soon as both have signed.';
export const signedOn = message('You signed on {when}.');
export const completeTitle = 'Your agreement is signed by both';
export const completeLead = message(
  '{name}, both of us have signed. Please save the PDF and the agreement itself.',
);
export const completeOn = message('{firm} signed on {when}.');
export const linkKept = message(
  'This page stays open for a year after the last signature. If it no longer opens, call {phone}.',
);
export const overTitle = 'The time to sign has passed';
export const overLead = message(
  'This agreement can no longer be signed here. If you still want to, call {phone}; we will send it again.',
);
export const withdrawnTitle = 'This agreement was withdrawn';
export const withdrawnLead = message(
  'There is nothing for you to do. If you have a question, call {phone}.',
);
export const replacedTitle = 'There is another agreement now';
export const replacedLead = message(
  'This one was replaced. You get a mail with a link to the new one. If it does not come, call {phone}.',
);

// In the PDF.
export const signatureOfClient = 'Signature of the client';
export const signatureOfFirm = message('Signature for {firm}');
export const translationHeading = 'Translation that the client had before signing';
export const evidenceHeading = 'How it was signed';
export const evidenceLead =
  'Each step has its time and a code (SHA-256) that is made from the step before it. A later change of the text or of a step shows, because the codes no longer fit.';
export const wasApproved = 'Approved by the attorney';
export const wasSent = 'Sent to the client';
export const wasTaken = 'The client had the translation';
export const wasRead = 'The client confirmed the reading';
export const wasSigned = 'Signed by the client';
export const wasCountersigned = 'Signed for the firm';
export const documentHash = 'Code of the agreement';
export const translationHash = 'Code of the translation';
export const consentGiven = 'What the client agreed to';

// Mails.
export const linkSubject = 'Your agreement is ready to read';
export const linkOpening = message(
  '{firm} has prepared an agreement for you. Read it in your own time, and sign it on the same page when you are ready.',
);
export const linkButton = 'Read the agreement';
export const signUntil = message('You can sign it until {when}.');
export const reminderSubject = 'Your agreement is waiting for you';
export const reminderOpening = message(
  'The agreement that {firm} has sent you is not signed yet. If something in it is unclear, call or reply to this mail.',
);
export const withdrawnSubject = 'Your agreement was withdrawn';
export const withdrawnOpening = message(
  '{firm} has withdrawn the agreement that it sent you. It can no longer be read or signed, and the link no longer leads to it. You do not have to do anything.',
);
export const doneSubject = 'Your agreement is signed by both';
export const doneOpening = message(
  'You and {firm} have signed the agreement. On its page you find the PDF and the agreement itself. Please save both.',
);
export const doneButton = 'Open and save it';
export const smallPrint = 'You get this mail because an agreement was prepared for this address.';
