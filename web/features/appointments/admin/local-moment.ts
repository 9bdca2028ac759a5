/** An instant as a local date-time such as `2031-03-11T09:15`, as a field of the browser holds it. */
export function localMoment(instant: string, zone: string): string {
  // Swedish dates are ISO dates.
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(new Date(instant))
    .replace(' ', 'T');
}
