const LONGEST_USER_AGENT = 1_000;

/**
 * A browser and its system in words, such as `Firefox on Windows`; null if the header names none. The header itself is
 * not stored.
 */
export async function describeDevice(userAgent: string | undefined): Promise<string | null> {
  if (!userAgent) return null;
  // Loaded with the first sign-in.
  const { default: Bowser } = await import('bowser');
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST_USER_AGENT));
  return [browser.name, os.name].filter(Boolean).join(' on ') || null;
}
