/** A busy time, end exclusive. */
export type BusyTime = { startsAt: Date; endsAt: Date };

/** What a calendar said: its busy times, in any order, and how many of its events could not be understood completely. */
export type BusyRead = { times: BusyTime[]; unclearEvents: number };

/** An appointment as a calendar shows it: who and when, never the legal matter. */
export type CalendarEvent = {
  /** 32 unique hexadecimal digits. Used as the event's id where the provider allows that. */
  key: string;
  /** The appointment's version; a higher version replaces a lower one. */
  version: number;
  /** The same UID as in the calendar files that clients get. */
  uid: string;
  appointmentId: string;
  title: string;
  description: string;
  startsAt: Date;
  endsAt: Date;
  /** The firm's zone. */
  zone: string;
};

/** An event to remove; `eventId` is null if it is unknown whether the event was ever created. */
export type EndedEvent = Pick<CalendarEvent, 'key' | 'version' | 'uid' | 'appointmentId'> & {
  eventId: string | null;
  /** The start the event has, or was about to get. */
  startsAt: Date | null;
  endsAt: Date | null;
};

/** The interface of all calendar providers. Every call throws a `CalendarError` if it fails. */
export type CalendarService = {
  /**
   * Creates an event and returns its id. `mayExist` means that an earlier attempt ended without a known result: an
   * event that it created is then found and reused.
   */
  createEvent(event: CalendarEvent, options: { mayExist: boolean }): Promise<string>;
  /** Updates an event, or creates it again if somebody has deleted it. Returns its id, which may have changed. */
  updateEvent(eventId: string, event: CalendarEvent): Promise<string>;
  /** Removes an event; it is not an error if it is already gone. */
  cancelEvent(event: EndedEvent): Promise<void>;
  /** Reads the calendar's busy times; null if the settings do not provide busy times. */
  busyTimes(between: { from: Date; to: Date }): Promise<BusyRead | null>;
  /** Tests the settings and returns the result as a message for staff. */
  test(between: { from: Date; to: Date }): Promise<string>;
};

/** The URLs of the providers. From the environment only, so that tokens cannot be sent elsewhere. */
export type CalendarAddresses = {
  googleApi: string;
  googleToken: string;
  graph: string;
  microsoftLogin: string;
  calendly: string;
};
