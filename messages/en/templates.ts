// The texts of mails that staff can edit. In braces: the fields of `src/features/email/texts/rules.ts`.
export const bookingConfirmationSubject = 'Your consultation';
export const bookingConfirmationOpening =
  'Your consultation is booked. You don’t have to prepare anything; here is all you need.';
export const bookingConfirmationOpeningBring = 'Your consultation is booked. Here is all you need.';
export const bookingConfirmationBring =
  'A photo ID and any papers you already have: agreements, court letters, deeds, statements. Missing papers are fine.';
export const howToChange = '{howToChange}';
export const howToChangeWithFile = '{howToChange} The attached file puts it into your calendar.';
export const reminderDaySubject = 'Reminder: your consultation';
export const reminderDayOpening =
  'This is to remind you of your consultation. You don’t have to prepare anything; papers that you already have are welcome.';
export const reminderDayOpeningBring = 'This is to remind you of your consultation.';
export const reminderHourSubject = 'Soon: your consultation';
export const reminderHourOpening = 'Your consultation begins soon. We look forward to seeing you.';
export const reminderHourOpeningRemote =
  'Your consultation begins soon. We look forward to talking to you.';
export const bookingConfirmedSubject = 'Confirmed: your consultation';
export const bookingConfirmedOpening =
  'Your consultation is confirmed. We look forward to seeing you.';
export const bookingConfirmedOpeningRemote =
  'Your consultation is confirmed. We look forward to talking to you.';
export const bookingChangedSubject = 'New time: your consultation';
export const bookingChangedOpening =
  'Your consultation has a new time. It replaces the one that you had before.';
export const bookingChangedSubjectHost = 'Changed: your consultation';
export const bookingChangedOpeningHost =
  'Your consultation is now with {attorney}, at the time below. Before, it was with {attorneyBefore}.';
export const bookingChangedOpeningBoth =
  'Your consultation has a new time and is now with {attorney}. Before, it was with {attorneyBefore}.';
export const bookingUnconfirmedSubject = 'To be confirmed: your consultation';
export const bookingUnconfirmedOpening =
  'Your consultation is not confirmed any more. The time below is still kept for you, and we will write again when it is confirmed.';
export const bookingReopenedSubject = 'On again: your consultation';
export const bookingReopenedOpening = 'Your consultation takes place after all, at the time below.';
export const bookingLinkSubject = 'Your page: your consultation';
export const bookingLinkOpening =
  'Here is a new link to the page of your consultation. Links in earlier mails no longer work.';
export const bookingCancelledSubject = 'Cancelled: your consultation';
export const bookingCancelledOpening =
  'Your consultation at the time below is cancelled. You need not do anything.';
export const bookingCancelledClosing =
  'To find another time, please call {phone} or book again on our website.';
export const contactReceiptSubject = 'We have your message';
export const contactReceiptOpening =
  'Thank you for writing to us. Your message has arrived, and a person will read it. {replyTime}';
export const contactReceiptClosing =
  'If it cannot wait, call {phone}. If you are in danger, call {emergencyNumber} first.';
export const newsletterConfirmationSubject = 'Please confirm your subscription';
export const newsletterConfirmationOpening =
  'Somebody, most likely you, asked for our letter at this address. One click, and you get it when we publish something.';
export const newsletterConfirmationClosing =
  'If that was not you, do nothing: without a click we forget this address within {days} days.';
export const newsletterWelcomeSubject = 'You are subscribed';
export const newsletterWelcomeOpening =
  'You are subscribed. When we publish something, we write to you in plain words what it is and whether it matters to you.';
export const probateResultSubject = 'The figures you asked for';
export const probateResultOpening = 'Here is the comparison that you calculated on our website.';
export const probateResultClosing =
  'It is a planning estimate, not legal advice: what probate costs depends on the estate and on the court. {feeRemark}';
export const rebookInvitationSubject = 'Shall we find another time?';
export const rebookInvitationOpening =
  'We missed you at your consultation. If you would still like to talk to us, you can book another time.';
export const rebookInvitationClosing =
  'If you would rather talk on the phone, call {phone}. If you no longer need us, you need not do anything.';
export const waitSubject = 'You are on our list for an earlier time';
export const waitOpening =
  'You asked us to tell you when a time becomes free. As soon as one does, we offer it to you by mail and hold it for half an hour.';
export const waitClosing =
  'Others may have been on the list before you, so we cannot promise a time. If it is urgent, call {phone}.';
export const offerSubject = 'A time has become free';
export const offerOpening =
  'You asked us to tell you when a time becomes free. Here is one, and we hold it for you until the time below.';
export const offerClosing =
  'If we do not hear from you by then, the time goes to the next client on our list, and you stay on the list for another one. This mail changes nothing by itself.';
export const documentsRequestSubject = 'We need some documents from you';
export const documentsRequestOpening =
  'To help you, we need the documents below. You can send them from your computer or as photos from your phone, on a page of your own. You need no account.';
export const documentsRequestClosing =
  'You need not send everything at once: the same link works until it is complete. If you do not have something, or would rather bring it, call {phone}.';
export const documentsReminderSubject = 'Some documents are still missing';
export const documentsReminderOpening =
  'We asked you for some documents a few days ago. These have not arrived yet.';
export const documentsReminderClosing =
  'If you do not have one of them, or need help, call {phone}. We do not remind you again by mail.';
export const documentsSharedSubject = 'We have put documents on your page';
export const documentsSharedOpening =
  'There is something new for you on your page. You can download it there.';
export const documentsSharedClosing = 'If anything about it is unclear, call {phone}.';
export const questionsRequestSubject = 'A few questions before we meet';
export const questionsRequestOpening =
  'So that we can prepare, please answer some questions. They begin with the names of everybody involved: we first make sure that we may help you. You can stop at any time and go on later by the same link, also on another device.';
export const questionsRequestClosing =
  'The link is only for you. Whoever has it can read and change your answers. If you would rather talk, call {phone}.';
export const questionsReminderSubject = 'Your questions are still waiting';
export const questionsReminderOpening =
  'Some of our questions are not answered yet. What you have answered so far is kept; the link opens the page where you left it.';
export const questionsReminderClosing =
  'If you would rather talk, call {phone}. We write about this only once.';
export const questionsOpenSubject = 'You can go on with the questions';
export const questionsOpenOpening =
  'Thank you for the names. We have looked at them, and the other questions are open for you now.';
export const questionsOpenClosing = 'If you would rather talk, call {phone}.';
