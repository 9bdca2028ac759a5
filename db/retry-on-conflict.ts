import { isSerializationFailure } from './database-error.ts';

/**
 * Runs a transaction, and retries it after a serialization failure or a deadlock; `attempts` is the maximum in total.
 */
export async function retryOnConflict<Result>(
  attempts: number,
  transaction: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === attempts || !isSerializationFailure(error)) throw error;
    }
  }
}
