import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  describeJsonMistake,
  findJsonMistake,
} from '../../../src/platform/provider-settings/rules.ts';
import type { FormOf } from '../use-form.ts';

const TYPING_STOPPED_MS = 600;

/** Validates the JSON in a form's `config` field: debounced, or on each keystroke while it is invalid. */
export function useConfigCheck(
  form: Pick<FormOf<{ config: string }>, 'values' | 'errors' | 'setFieldError'>,
): void {
  const { setFieldError } = form;
  const { config } = form.values;
  const checked = useRef(config);
  const wasWrong = useRef(false);
  useLayoutEffect(() => {
    if (checked.current === config) return;
    const check = () => {
      checked.current = config;
      const mistake = mistakeIn(config);
      if (mistake) setFieldError('config', mistake);
    };
    if (wasWrong.current) return check();
    const timer = setTimeout(check, TYPING_STOPPED_MS);
    return () => clearTimeout(timer);
  }, [config, setFieldError]);
  const isWrong = form.errors.config !== undefined;
  useEffect(() => {
    wasWrong.current = isWrong;
  }, [isWrong]);
}

function mistakeIn(config: string): string | undefined {
  if (config.trim() === '') return undefined;
  const mistake = findJsonMistake(config);
  return mistake && describeJsonMistake(mistake);
}
