export const chooseOne = 'Choose one';
export const otherSide = 'Who is on the other side?';
export const otherSideHint = 'Their names: we must not advise both.';
export const reach = 'How may we reach you?';
export const mayEmail = 'May we e-mail you?';
export const mayCall = 'May we call you?';
export const mayLeaveVoicemail = 'May we leave a voicemail?';
export const mayText = 'May we text you?';
export const notStated = 'Not stated';
export const yes = 'Yes';
export const no = 'No';
export const bestTimes = 'At what times?';
export const bestTimesHint = 'Such as: weekdays after 5 pm';
export const neutral = 'Use neutral wording';
export const neutralHint =
  'Subjects, senders and calendar entries then name neither our firm nor your matter. Our e-mail address can still be seen.';
