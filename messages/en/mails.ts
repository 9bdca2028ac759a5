import { message } from './language.ts';

export const salutation = message('Dear {name},');
/** The subject of a mail about an appointment; its time follows. */
export const subjectWithTime = message('{subject} on {time}');
export const longTime = message('{weekday}, {date} at {time} ({zone})');
export const shortTime = message('{weekday}, {day} at {time}');
export const officeTime = message('{time} ({zone})');

export const when = 'When';
export const timeAtOffice = 'Time at the office';
export const howLong = 'How long';
export const minutes = message('{count, plural, other {# minutes}}');
export const questions = 'Questions';
export const callOrReply = message('Call {phone} or reply to this mail');
export const what = 'What';
export const price = 'Price';
export const withWhom = 'With';
export const practiceArea = 'Practice area';
export const where = 'Where';
export const pleaseNote = 'Please note';
export const parkingAndAccess = 'Parking and access';
export const whatToBring = 'What to bring';
export const haveAtHand = 'Have at hand';
export const openLink = 'Open the link';

export const videoLinkLater = 'By video. We will send you the link.';
export const weCall = message('By phone: {who} will call you at {phone}');
export const clientCalls = message('By phone: please call us at {phone}');

export const confirmMoveOrCancel = 'Confirm, move or cancel it';
export const seeMoveOrCancel = 'See, move or cancel it';
export const changeOnPage = message(
  'On that page you can move or cancel it until {hours} hours before it begins. Later than that, please call {phone}.',
);
export const changeByPhone = message('To move or cancel it, please call {phone}.');
export const waitedDays = 'Days';
export const fromUntil = message('{from} to {until}');
export const insteadOf = 'Instead of';
export const heldUntil = 'Held for you until';
export const answerOffer = 'Take this time, or say no';
export const seeOrLeaveList = 'See it, or leave the list';
export const waitSmallPrint =
  'You get this mail because somebody, most likely you, asked on our website to be told when a time becomes free. To stop, leave the list on that page.';
export const findAnotherTime = 'Find another time';
export const bookingSmallPrint = 'Booking a consultation creates no lawyer-client relationship.';
export const reminderSmallPrint =
  'You get this mail because a consultation was booked with this address.';
export const cancelledSmallPrint = 'The attached file removes the consultation from your calendar.';

export const replyTime = message('We reply {when}.');
export const messageSmallPrint = 'Sending a message creates no lawyer-client relationship.';
export const yourMessageToUs = 'Your message to us';
export const replyToAnswer = 'Reply to this mail to answer us.';

export const sendMeTheLetter = 'Yes, send me the letter';
export const subscriptionSmallPrint =
  'You get this mail once, because this address was entered on our website.';
export const stopAnyTime = 'You can stop it at any time with one click:';
export const stopTheLetter = 'stop the letter';
export const welcomeSmallPrint =
  'You get this mail because you confirmed your subscription on our website.';
export const letterSmallPrint =
  'You get this letter because you confirmed your subscription on our website.';
/** Before a letter without a translation. */
export const letterInOriginal = 'This letter exists only in English.';
export const unsubscribe = 'Unsubscribe';
export const readArticle = 'Read the article';

export const mayNotNeedProbate = message('You may not need full probate. {ways}');
export const estateValue = 'Estate value';
export const probate = 'Probate';
export const livingTrust = 'Living trust';
export const savings = 'Savings';
export const attorneyFees = 'Attorney fees';
export const executorFees = 'Executor fees';
export const courtCosts = 'Court costs';
export const openOnWebsite = 'Open it on our website';
export const calculationSmallPrint =
  'You get this mail because this address was entered with the calculation.';

export const openDocuments = 'Open your page';
export const documentsSmallPrint =
  'The link is only for you: whoever has it can see what we have put on your page. Please do not forward this mail.';
export const answerQuestions = 'Answer the questions';
export const goOnWithQuestions = 'Go on with the questions';
export const questionsSmallPrint = 'Answering questions creates no lawyer-client relationship.';
