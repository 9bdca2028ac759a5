/** Example preferences for the API reference. */
export const CONTACT_PREFERENCES = {
  mayEmail: true,
  mayCall: true,
  mayLeaveVoicemail: false,
  mayText: false,
  bestTimes: 'Weekdays after 5 pm',
  neutralWording: true,
};
