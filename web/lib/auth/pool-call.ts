import { whenConfigured } from './configure-auth.ts';

/** An error of the user pool with its name, such as UsernameExistsException. */
export class AuthFailure extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

/**
 * Runs a call, once the pool's configuration has arrived, and rethrows the user pool's errors as `AuthFailure`, with our message for the error's name or the
 * original one.
 */
export async function callPool<T>(
  fallback: string,
  work: () => Promise<T>,
  messages: Readonly<Record<string, string>> = {},
): Promise<T> {
  await whenConfigured;
  try {
    return await work();
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: 'Error', message: '' };
    throw new AuthFailure(name, messages[name] ?? (message || fallback));
  }
}
