import { day, oneOf, type Reader, words } from '../list-search.ts';

/** The filter values of a list; a filter that is not set is undefined. */
export type FilterValues = Readonly<Record<string, string | undefined>>;

/** The numbers of rows by value of the filter with counts. */
export type ListCounts = Readonly<Record<string, number>>;

type Option = { value: string; label: string };

export type ChoiceControl = {
  kind: 'choice';
  label: string;
  /** Label of the option for no filter, such as `All categories`. */
  all: string;
  useOptions: (value: string | undefined) => readonly Option[];
  /** The words of a desk's sentence: before the select, and as the option for no filter. */
  sentence?: { before?: string; all: string };
  /** Another filter that a choice clears. */
  clears?: string;
};

type Control =
  | { kind: 'search'; label: string }
  | {
      kind: 'counted';
      label: string;
      optionsOf: (
        value: string | undefined,
        counts: ListCounts | undefined,
      ) => readonly { value: string; text: string }[];
    }
  | ChoiceControl
  | { kind: 'days' };

/** A filter of a list: how its search parameter is read, and its control; one without is set elsewhere. */
export type Filter<Value extends string = string> = {
  read: Reader<Value>;
  control?: Control;
  /** Whether it chooses a view of the list, which is neither a condition nor cleared with the filters. */
  isView?: boolean;
};

export type Filters = Readonly<Record<string, Filter>>;

export type ValuesOf<Of extends Filters> = { [Name in keyof Of]?: ReturnType<Of[Name]['read']> };

/** A search box. */
export const searchFilter = (label: string): Filter => ({
  read: words,
  control: { kind: 'search', label },
});

/** Buttons with the number of rows of each value. `isShown` is whether a value without a filter on it has a button. */
export const countedFilter = <const Value extends string>(
  label: string,
  options: readonly { value: Value; text: string }[],
  isShown: (value: Value, counts: ListCounts | undefined) => boolean = () => true,
): Filter<Value> => ({
  read: oneOf(options.map(({ value }) => value)),
  control: {
    kind: 'counted',
    label,
    optionsOf: (chosen, counts) =>
      options.filter(({ value }) => value === chosen || isShown(value, counts)),
  },
});

/**
 * A select with fixed options; `all` is the label of the option for no filter, `sentence` its words on a desk.
 */
export const choiceFilter = <const Value extends string>(
  label: string,
  all: string,
  options: readonly { value: Value; label: string }[],
  sentence?: ChoiceControl['sentence'],
): Filter<Value> => ({
  read: oneOf(options.map(({ value }) => value)),
  control: { kind: 'choice', label, all, useOptions: () => options, ...(sentence && { sentence }) },
});

/** A range of local dates, both inclusive. */
export const DAY_FILTERS = {
  from: { read: day, control: { kind: 'days' } },
  to: { read: day },
} as const;

/** The values of the filters that exclude rows. */
export const conditionsOf = (filters: Filters, values: FilterValues): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !filters[name]?.isView));
