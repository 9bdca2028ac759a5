import { message } from './language.ts';

export const pageTitle = 'Your appointment';
export const duration = message('{minutes} minutes');

// Title and lead by the status of the appointment.
export const cancelledTitle = 'Your consultation is cancelled.';
export const cancelledLead = message(
  '{name}, there is nothing else to do. If you would like another time, you can book again or call us.',
);
export const pastTitle = 'Your consultation time has passed.';
export const pastLead = message('{name}, if a question has come up since, please call us.');
export const confirmedTitle = 'Your consultation is confirmed.';
export const confirmedLead = message(
  '{name}, we look forward to seeing you. You don’t have to prepare anything.',
);
export const bookedTitle = 'Your consultation is booked.';
export const bookedLead = message('{name}, will you come on {when}? One click confirms it.');
export const bookedLeadMove = message(
  '{name}, will you come on {when}? One click confirms it. If the time no longer suits you, choose another.',
);

// What the client can do.
export const willCome = 'Yes, I will come';
export const moveAway = 'Move to another time';
export const bookAnother = 'Book another time';
export const changeUntil = message(
  'You can move or cancel it here until <when>{when}</when>. After that, please call <phone>{phone}</phone>.',
);
export const tooLate = message(
  'It begins in less than 24 hours. To move or cancel it, please call <phone>{phone}</phone>. We will find a way.',
);
export const cannotCome = 'I cannot come';
export const cancelQuestion =
  '<b>Cancel your consultation?</b> The time becomes free for somebody else. You can book another one at any time.';
export const cancel = 'Yes, cancel it';
export const keep = 'Keep it';
export const serverFailed = message(
  'We could not reach our server. Nothing is changed. Please try again, or call us at {phone}.',
);

// Moving it.
export const moveTitle = 'Choose another time';
export const moveLead = message('Until you press Move, you keep {when}.');
export const move = 'Move';
export const moveTo = message('Move to {when}');
export const back = 'Back';
export const justTaken = 'That time was just taken.';
export const unchanged = message('<b>{reason}</b> Your appointment is unchanged.');
export const unchangedOthers = message(
  '<b>{reason}</b> Your appointment is unchanged. Nearest free times:',
);
export const timeNotFree = message(
  '<b>{when} is not free.</b> Your appointment is unchanged. Please choose another one.',
);
export const noMonth = message('We could not look up free times. Please call {phone}.');
export const attorneyLeftOthers = message(
  '{name} no longer takes new appointments. These are the times of our other {attorneys}.',
);
export const attorneyLeftCall = message(
  '{name} no longer takes new appointments. Please call {phone}.',
);
export const firmLeftOthers = message(
  'The firm no longer takes new appointments. These are the times of our other {attorneys}.',
);
export const firmLeftCall = message(
  'The firm no longer takes new appointments. Please call {phone}.',
);
export const anyoneIsFine = message('Any {attorney} is fine');
export const showTimesOf = message('Show the times of {name} only');
export const showTimesOfFirm = 'Show the times of the firm only';
export const showTimesOfAnyone = message('Show the times of any {attorney}');
export const timesOf = message('These are the times of {name}.');
export const staysIfFree = message(
  'You stay with {name} if they are free then. If not, another {attorney} will see you.',
);
export const staysIfFreeElsewhere = message(
  'You stay with {name} if they are free then. If not, another {attorney} will see you. That may be in another office: this page shows the address.',
);
export const mayChange = message('You may get another {attorney}. This page shows who it is.');
export const mayChangeElsewhere = message(
  'You may get another {attorney}. This page shows who it is. That may be in another office: this page shows the address.',
);

// A link that no longer works.
export const lostTitle = 'This link no longer works.';
export const lostLead =
  'We may have ended it, or a newer mail may contain a new one. Your appointments and what you have sent us have not changed. If you are not sure, please call us.';
export const callFirm = message('Call {phone}');
