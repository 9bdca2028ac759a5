import { useMemo, useReducer, useState } from 'react';
import { type FirmSettings, updateFirmInput } from '../../../src/features/firm/schema.ts';
import { errorAt, fieldId, fieldOf, firstOfEach, type PathErrors } from './field-path.ts';
import { type DraftAction, draftOf, inputOf, isChanged, reduceDraft } from './firm-draft.ts';

/**
 * The profile in its form, judged by the schema that the server uses. A field says what is wrong once it
 * was left; all of them do once saving was tried.
 */
export function useFirmForm(loaded: FirmSettings) {
  const [saved, setSaved] = useState(loaded);
  const [draft, dispatchDraft] = useReducer(reduceDraft, loaded, draftOf);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<PathErrors>({});
  const judged = useMemo(() => judge(inputOf(draft, saved.updatedAt)), [draft, saved.updatedAt]);

  const dispatch = (action: DraftAction) => {
    setRefused({});
    dispatchDraft(action);
  };
  const all = { ...judged, ...refused };
  const errors: PathErrors = isTried
    ? all
    : Object.fromEntries(Object.entries(all).filter(([path]) => left.has(fieldOf(path))));

  return {
    draft,
    saved,
    dispatch,
    errors,
    isDirty: useMemo(() => isChanged(draft, saved), [draft, saved]),
    errorOf: (path: string) => errorAt(errors, path),
    set: (path: string, value: unknown) => dispatch({ type: 'set', path, value }),
    leave: (path: string) => setLeft((before) => new Set([...before, path])),
    /** What to send, or undefined after showing every error. */
    submit() {
      setTried(true);
      return Object.keys(judged).length === 0 ? inputOf(draft, saved.updatedAt) : undefined;
    },
    showErrors(fieldErrors: Readonly<Record<string, readonly string[]>>) {
      setTried(true);
      setRefused(firstOfEach(fieldErrors));
    },
    /** Begins anew at a saved profile. */
    restart(settings: FirmSettings) {
      setSaved(settings);
      dispatch({ type: 'reset', draft: draftOf(settings) });
      setTried(false);
      setLeft(new Set());
    },
  };
}

export type FirmForm = ReturnType<typeof useFirmForm>;

function judge(input: unknown): PathErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of updateFirmInput.safeParse(input).error?.issues ?? []) {
    errors[path.join('.')] ??= message;
  }
  return errors;
}

/** Puts the focus on the control of a field, once it is there. */
export function focusField(path: string): void {
  requestAnimationFrame(() => document.getElementById(fieldId(fieldOf(path)))?.focus());
}
