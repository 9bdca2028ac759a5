/** None of this process's keys is registered in its database. */
export class UnknownKeysError extends Error {
  constructor() {
    super(
      'The secret keys do not match the database: what it stores encrypted (passwords and keys of mail, calendars and ' +
        'sources, links in mails) cannot be read. Set the SECRET_KEYS that the other copies have, or put the secret.key of ' +
        'this database into DATA_DIR. If the keys are lost, start once with SECRET_KEYS_REPLACE=1 and enter those ' +
        'passwords again.',
    );
    this.name = 'UnknownKeysError';
  }
}
