import { NativeSelect } from '@mantine/core';
import { lazy, Suspense } from 'react';
import styles from './choice-select.module.css';

/** More options than this are searched rather than looked through. */
const FEW = 9;

/** Loaded only where there are many options, because it weighs more than most screens. */
const SearchedSelect = lazy(() =>
  import('./searched-select.tsx').then((module) => ({ default: module.SearchedSelect })),
);

type Option = { value: string; label: string };

/**
 * A select, whose options may be in groups; one with a search if there are many options, such as the attorneys of a
 * large firm.
 */
export function ChoiceSelect({
  data,
  value,
  onChange,
  isWord = false,
  ...props
}: {
  data: (Option | { group: string; items: Option[] })[];
  value: string;
  onChange: (value: string) => void;
  label?: string;
  'aria-label'?: string;
  error?: string | undefined;
  className?: string | undefined;
  /** Whether it looks like a word of a sentence, as the filters of a list do. */
  isWord?: boolean;
}) {
  const look = isWord && {
    variant: 'unstyled',
    classNames: { root: styles.root, input: styles.word, section: styles.section },
  };
  const options = data.flatMap((each) => ('group' in each ? each.items : [each]));
  const native = (
    <NativeSelect
      {...props}
      {...look}
      data={data}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
  if (options.length <= FEW) return native;
  return (
    <Suspense fallback={native}>
      <SearchedSelect {...props} {...look} data={data} value={value} onChange={onChange} />
    </Suspense>
  );
}
