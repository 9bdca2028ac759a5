let second = -1;
let text = '';

/** The current time in the format of the Date header (RFC 9110 §5.6.7), 29 characters; formatted once a second. */
export function httpDate(): string {
  const now = Math.floor(Date.now() / 1_000);
  if (now !== second) {
    second = now;
    text = new Date(now * 1_000).toUTCString();
  }
  return text;
}
