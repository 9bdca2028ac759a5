import type { SignInStep } from '../../lib/auth/sign-in.ts';

type LoginTab = 'signIn' | 'signUp' | 'confirm';

/** The state of the sign-in page. The username is passed on from form to form. */
export type LoginState = {
  tab: LoginTab;
  username: string;
  /** Counts automatic form changes, after each of which the focus moves to the new form. */
  moves: number;
  /** Whether a code for the form `confirm` has just been requested. */
  hasNewCode: boolean;
  /** The form shown instead of the tab's own: forgotten password, or a further sign-in step. */
  detour:
    | { kind: 'forgotten' }
    | { kind: 'reset' }
    | { kind: 'challenge'; step: SignInStep }
    | null;
};

export type LoginAction =
  | { kind: 'choose'; tab: LoginTab }
  | { kind: 'signedUp'; username: string; needsCode: boolean }
  | {
      kind: 'confirmed' | 'unconfirmed' | 'forgot' | 'codeSent' | 'passwordChanged';
      username: string;
    }
  | { kind: 'challenged'; step: SignInStep; username: string };

export const START: LoginState = {
  tab: 'signIn',
  username: '',
  moves: 0,
  hasNewCode: false,
  detour: null,
};

export function loginReducer(state: LoginState, action: LoginAction): LoginState {
  const moves = action.kind === 'choose' ? state.moves : state.moves + 1;
  return { ...state, ...changeOf(state, action), moves };
}

function changeOf(state: LoginState, action: LoginAction): Partial<LoginState> {
  switch (action.kind) {
    case 'choose':
      return { tab: action.tab, hasNewCode: false, detour: null };
    case 'signedUp':
      return {
        tab: action.needsCode ? 'confirm' : 'signIn',
        username: action.username,
        hasNewCode: action.needsCode,
        detour: null,
      };
    case 'confirmed':
    case 'passwordChanged':
      return { tab: 'signIn', username: action.username, detour: null };
    case 'unconfirmed':
      return { tab: 'confirm', username: action.username, hasNewCode: false, detour: null };
    case 'forgot':
      return { tab: 'signIn', username: action.username, detour: { kind: 'forgotten' } };
    case 'codeSent':
      return { tab: 'signIn', username: action.username, detour: { kind: 'reset' } };
    case 'challenged':
      return state.tab === 'signIn'
        ? { username: action.username, detour: { kind: 'challenge', step: action.step } }
        : {};
  }
}
