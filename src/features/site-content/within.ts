import { DomainError } from '../../platform/errors/errors.ts';

/** Runs a change of a part of the document; an error names the field with its path, such as `pages.3.content.blocks.0`. */
export async function within<Result>(
  path: string,
  run: () => Promise<Result> | Result,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { kind, reason, message, details } = error;
    const fields = Object.entries(details.fieldErrors ?? { '': [message] });
    const fieldErrors = Object.fromEntries(
      fields.map(([field, messages]) => [field ? `${path}.${field}` : path, messages]),
    );
    throw new DomainError(kind, reason, message, { ...details, fieldErrors });
  }
}
