/** Time in which somebody is not free, end exclusive. */
export type BusyTime = { startsAt: Date; endsAt: Date };

/** What a calendar shows of an appointment: who and when, never the legal matter. */
export type CalendarEvent = {
  /** 32 hexadecimal digits that no other event has. Where the provider lets us, they are the event's id. */
  key: string;
  /** Counts the changes of the appointment; a higher one replaces a lower one. */
  version: number;
  /** As in the calendar files that clients get. */
  uid: string;
  appointmentId: string;
  title: string;
  description: string;
  startsAt: Date;
  endsAt: Date;
  /** The firm's zone. */
  zone: string;
};

/** An event that is to go; `eventId` is null where nobody knows whether it was ever made. */
export type EndedEvent = Pick<CalendarEvent, 'key' | 'version' | 'uid' | 'appointmentId'> & {
  eventId: string | null;
  /** Where it is, or was about to be put. */
  startsAt: Date | null;
  endsAt: Date | null;
};

/** What the site needs of a calendar, whoever provides it. Every call throws a `CalendarError`. */
export type CalendarService = {
  /**
   * Makes an event and answers its id. `mayExist` says that an earlier attempt has ended without an answer:
   * then what it may have made is found and used.
   */
  createEvent(event: CalendarEvent, options: { mayExist: boolean }): Promise<string>;
  /** Changes an event, or makes it anew if somebody has deleted it. Answers its id, which may be another one. */
  updateEvent(eventId: string, event: CalendarEvent): Promise<string>;
  /** Takes an event away; one that is gone already is no error. */
  cancelEvent(event: EndedEvent): Promise<void>;
  /** When the calendar is busy, in any order; null if it is not asked for busy times. */
  busyTimes(between: { from: Date; to: Date }): Promise<BusyTime[] | null>;
  /** Tries what the settings are for and answers what was found, in words for staff. */
  test(between: { from: Date; to: Date }): Promise<string>;
};

/** Where the providers are reached. From the environment only: a token must not be sent elsewhere. */
export type CalendarAddresses = {
  googleApi: string;
  googleToken: string;
  graph: string;
  microsoftLogin: string;
  calendly: string;
};
