import { message } from './language.ts';

// The client's own page of documents.
export const pageTitle = 'Your documents';
export const askedTitle = 'Papers that we need';
export const askedLead = message(
  '{name}, photograph them with your phone or choose files. You can send some today and the rest later, with the same link.',
);
export const doneTitle = 'We have everything.';
export const doneLead = message('Thank you, {name}. All that we asked for has arrived.');
export const openTitle = 'Your documents';
export const openLead = message(
  '{name}, you can send us documents here, and download what we have put here for you.',
);
export const missing = message(
  '{count, plural, one {# document is missing} other {# documents are missing}}',
);
export const askedHeading = 'What we need';
export const sendHeading = 'Send us something';
export const sharedHeading = 'For you to download';
export const somethingElse = 'Something else';
export const chooseFor = message('Files for: {label}');
export const send = message('Send: {label}');
export const download = 'Download';

// The state of a document, after its name.
export const received = message('{size}, received');
export const checking = message('{size}, arrived and being checked');
export const sending = message('{percent} of {size}');
export const waiting = message('{size}, waits for the others');
export const noLine = 'The line is broken. We go on as soon as it is back.';
export const refused = message('{name} was not taken.');
export const unfinished = message(
  '{stored} of {size} have arrived. To go on, choose the same file again.',
);
export const unfinishedOther = 'Only a part has arrived. Please send it again.';
export const stop = 'Stop';
export const remove = 'Remove';
export const tryAgain = 'Try again';
export const stopFile = message('Stop sending {name}');
export const removeFile = message('Remove {name}');
export const tryFileAgain = message('Try again: {name}');
export const failed = message('This did not work. Please try again, or call us at {phone}.');
export const sentCount = message(
  '{count, plural, one {# document has arrived.} other {# documents have arrived.}}',
);

// Why a document was refused.
export const empty = 'The file is empty.';
export const tooLarge = message('It is larger than {max} MB. Send it in parts, or call us.');
export const unknownType =
  'It is not a PDF, a JPEG, PNG or HEIC picture or a Word document (.docx). Save it as a PDF, or photograph it.';
export const damaged = 'It is damaged or incomplete. Save it once more, or photograph it again.';
export const macros = 'It contains macros or programs. Save it as a PDF and send that.';
export const encrypted = 'It has a password. Save it without one, or as a PDF.';
export const unsafeArchive = 'It is packed in an unusual way. Save it as a PDF and send that.';
export const mixed = 'It is two kinds of files in one. Save it as a PDF and send that.';
export const infected =
  'Our virus scanner found something in it. Please call us before you send it again.';

export const untaken = message(
  '{count, plural, one {# file was not taken: you can have {max} documents here at most.} other {# files were not taken: you can have {max} documents here at most.}}',
);
export const full = message(
  'You have sent {max} documents, which is the most that this page takes. If there is more, please call us at {phone}.',
);
export const safeHeading = 'What happens to your files';
export const safeText = message(
  'They travel encrypted and are stored encrypted, and only the firm can open them. PDF, JPEG, PNG, HEIC or Word (.docx), up to {max} MB each.',
);
export const linkHeading = 'Your link';
export const linkText = message(
  'Whoever has the link of this page can see what we have put here for you. It works until {date}.',
);
