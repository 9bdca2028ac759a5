/** Ways to sign in to a mail server. No dependencies, because the form uses them too. */
export const SIGN_INS = [
  'password',
  'microsoft-app',
  'microsoft-token',
  'google-key',
  'google-token',
] as const;

export type SignIn = (typeof SIGN_INS)[number];

/** The ways by OAuth 2.0: an access token is requested from Microsoft or Google. */
export type OAuthSignIn = Exclude<SignIn, 'password'>;

/** The settings that each way needs besides the user. */
const SIGN_IN_SETTINGS = {
  password: ['pass'],
  'microsoft-app': ['tenantId', 'clientId', 'clientSecret'],
  'microsoft-token': ['tenantId', 'clientId', 'clientSecret', 'refreshToken'],
  'google-key': ['client_email', 'private_key'],
  'google-token': ['clientId', 'clientSecret', 'refreshToken'],
} as const satisfies Readonly<Record<SignIn, readonly string[]>>;

/** Settings that may be left out: an app without a secret is one that runs on people's own devices. */
const OPTIONAL: Partial<Readonly<Record<SignIn, readonly string[]>>> = {
  'microsoft-token': ['clientSecret'],
};

export const isRequiredFor = (signIn: SignIn, name: string): boolean =>
  (SIGN_IN_SETTINGS[signIn] as readonly string[]).includes(name) &&
  !OPTIONAL[signIn]?.includes(name);

/** The settings of all ways, each once. */
export const ALL_SIGN_IN_SETTINGS: readonly string[] = [
  ...new Set(Object.values(SIGN_IN_SETTINGS).flat()),
];

/** Whether a setting belongs to another way to sign in. */
export const isOfOtherSignIn = (signIn: SignIn, name: string): boolean =>
  ALL_SIGN_IN_SETTINGS.includes(name) &&
  !(SIGN_IN_SETTINGS[signIn] as readonly string[]).includes(name);

/** The way in stored or typed settings; a password unless they say otherwise. */
export const signInOf = (settings: Readonly<Record<string, unknown>>): SignIn =>
  SIGN_INS.find((each) => each === settings.signIn) ?? 'password';

/** Mail services whose server is known. */
export const MAIL_SERVICES = [
  {
    value: 'microsoft',
    text: 'Microsoft 365',
    server: { host: 'smtp.office365.com', port: 587, secure: false },
    signIns: ['password', 'microsoft-app', 'microsoft-token'],
  },
  {
    value: 'google',
    text: 'Google Workspace or Gmail',
    server: { host: 'smtp.gmail.com', port: 587, secure: false },
    signIns: ['password', 'google-key', 'google-token'],
  },
] as const satisfies readonly {
  value: string;
  text: string;
  server: { host: string; port: number; secure: boolean };
  signIns: readonly SignIn[];
}[];

/** `other`: any other server, and every way to sign in. */
export type MailService = (typeof MAIL_SERVICES)[number]['value'] | 'other';

/** The service that a server belongs to. */
export const serviceOf = (host: unknown): MailService =>
  MAIL_SERVICES.find(({ server }) => server.host === host)?.value ?? 'other';
