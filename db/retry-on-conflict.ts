import { isSerializationFailure } from './database-error.ts';

/** Runs a transaction, and again after a serialization failure or a deadlock, at most `attempts` times in all. */
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
