import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { defaultStorage, sessionStorage } from 'aws-amplify/utils';

// Key of the setting whether tokens are kept after the tab is closed; chosen at sign-in and stored for the next visit.
const KEEP_KEY = 'lawfront-keep-signed-in';

/** The choice for this tab; a new tab uses the last choice. */
function isKept(): boolean {
  const own = window.sessionStorage.getItem(KEEP_KEY);
  return (own ?? window.localStorage.getItem(KEEP_KEY)) === '1';
}

/** Stores the choice for this tab and for the next visit, and applies it. */
export function chooseToKeepTokens(keep: boolean): void {
  for (const storage of [window.sessionStorage, window.localStorage]) {
    storage.setItem(KEEP_KEY, keep ? '1' : '0');
  }
  keepTokens(keep);
}

/** Applies the last choice, or the given one. */
export function keepTokens(keeps = isKept()): void {
  cognitoUserPoolsTokenProvider.setKeyValueStorage(keeps ? defaultStorage : sessionStorage);
}
