/** HTML that tries to set `window.hit` or to load something from `away.example`. */
export type HostileVector = { name: string; html: string };
