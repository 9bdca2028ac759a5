import { isSerializationFailure } from './database-error.ts';

/** Does a transaction anew that has met another one, at most so many times in all: alone it would succeed. */
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
