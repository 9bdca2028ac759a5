/** Whether a token is the id of an appointment; otherwise it is the token of a client's link. */
export const isAppointmentId = (token: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(token);
