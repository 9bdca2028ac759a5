// The texts of mails in neutral wording: `src/features/email/neutral/neutral-words.ts`.
export const sender = 'Front desk';
/** Fills the preview of mail programs, about two hundred characters, so that the following text is not shown there. */
export const remark =
  'You asked us to keep what can be seen of our messages neutral, so the subject and these first lines say no more than that. All details are further down, once you open the message.';
export const cancelledSubject = 'Cancelled: your appointment';
export const cancelledOpening = 'Your appointment at the time below is cancelled.';
export const changedSubject = 'Changed: your appointment';
export const changedOpening = 'Your appointment has been changed.';
export const yourAppointment = 'Your appointment';
export const bookedOpening = 'Your appointment is booked for the time below.';
export const confirmedSubject = 'Confirmed: your appointment';
export const confirmedOpening = 'Your appointment at the time below is confirmed.';
export const linkOpening =
  'Here is the new link to the page of your appointment. The one that you had no longer works.';
export const reminderDaySubject = 'Reminder: your appointment';
export const reminderDayOpening = 'This is a reminder of your appointment at the time below.';
export const reminderHourSubject = 'Soon: your appointment';
export const reminderHourOpening = 'Your appointment begins soon, at the time below.';
export const reopenedSubject = 'Your appointment takes place';
export const reopenedOpening = 'Your appointment takes place after all, at the time below.';
export const unconfirmedSubject = 'Not confirmed: your appointment';
export const unconfirmedOpening =
  'Your appointment is no longer confirmed. The time below is still reserved for you.';
export const receivedSubject = 'We have your message';
export const receivedOpening = 'Thank you. What you sent us has arrived, and somebody reads it.';
export const answerSubject = 'An answer for you';
export const answerOpening = 'Here is our answer to what you sent us.';
export const confirmSubject = 'Please confirm';
export const confirmOpening =
  'Somebody, most likely you, entered this address on our website. One click on the link below confirms it.';
export const letterSubject = 'The letter you asked for';
export const letterOpening = 'Here is the letter that you asked for.';
export const welcomeSubject = 'You are subscribed';
export const welcomeOpening = 'You get our letter from now on.';
export const codeSubject = 'Your code';
export const codeOpening = 'Here is the code that you asked for. It is below.';
export const figuresSubject = 'The figures you asked for';
export const figuresOpening = 'Here are the figures that you asked for.';
export const receiptSubject = 'Your receipt';
export const receiptOpening = 'Here is the receipt that belongs to your appointment.';
export const refundSubject = 'About your payment';
export const refundOpening = 'Here is a message about what you paid.';
export const rebookOpening =
  'We did not see you at your appointment. You can find another time by the link below.';
export const waitSubject = 'You are on the list';
export const waitOpening = 'As you asked, we write to you when a time becomes free.';
export const offerSubject = 'A time has become free';
export const offerOpening = 'A time has become free, and it is held for you for a while.';
export const neededSubject = 'Something we need from you';
export const neededOpening = 'We need something from you. The list is below.';
export const missingSubject = 'Still open';
export const missingOpening =
  'Something that we asked you for has not arrived yet. The list is below.';
export const filesSubject = 'Something new for you';
export const filesOpening = 'There is something new for you. The link is below.';
export const questionsSubject = 'Some questions for you';
export const questionsOpening =
  'Here is the link to some questions that we would like you to answer.';
export const questionsReminderSubject = 'A reminder';
export const questionsReminderOpening =
  'Some questions that we asked you are still open. Here is the link.';
export const questionsOpenSubject = 'You can go on';
export const questionsOpenOpening = 'You can go on now with what you have begun. Here is the link.';
export const paperSubject = 'Something to read';
export const paperOpening = 'There is something for you to read. The link is below.';
export const paperReminderSubject = 'Reminder: something to read';
export const paperReminderOpening =
  'What we have sent you to read is still waiting for you. The link is below.';
export const paperWithdrawnSubject = 'Nothing left to read';
export const paperWithdrawnOpening =
  'What was sent to you is no longer needed. You do not have to do anything.';
export const paperDoneSubject = 'It is complete';
export const paperDoneOpening =
  'What you have read and confirmed is complete. You can save it by the link below.';
