import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { changeRow } from './change-row.ts';

/** Undefined fields stay unchanged. */
type Change<Row> = { [Name in keyof Row]?: Row[Name] | undefined };

/**
 * Optimistic update: changes a row in all cached responses under `queryKey` before the server responds, and rolls back
 * if the server rejects the change; see `changeRow`. Returns options for `useMutation`.
 */
export function useOptimisticUpdate<Row extends { id: string }>(queryKey: QueryKey) {
  const queries = useQueryClient();
  /** `changeOf` returns the changed fields of the row with the call's `id`. */
  return <Input extends { id: string }>(changeOf: (input: Input) => Change<Row>) => ({
    onMutate: (input: Input) =>
      changeRow<Row>(queries, queryKey, input.id, withoutUndefined(changeOf(input))),
    onSettled: (
      _answer: unknown,
      error: unknown,
      _input: Input,
      rollback: (() => void) | undefined,
    ) => {
      if (error) rollback?.();
    },
  });
}

function withoutUndefined<Row>(change: Change<Row>): Partial<Row> {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<Row>;
}
