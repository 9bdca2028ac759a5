/** None of this process's keys is registered in its database. */
export class UnknownKeysError extends Error {
  constructor() {
    super(
      'The keys of this start are not those of the database: what they sealed (passwords and keys of mail, calendars and ' +
        'sources, links in mails) cannot be opened. Set the SECRET_KEYS that the other copies have, or put the secret.key of ' +
        'this database into DATA_DIR. If the keys are lost, start once with SECRET_KEYS_REPLACE=1 and enter those ' +
        'passwords again.',
    );
    this.name = 'UnknownKeysError';
  }
}
