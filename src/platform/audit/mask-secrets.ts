const SECRET_NAME =
  /password|secret|token|^code$|api_?key|private_?key|credential|authorization|hash$/i;

/**
 * A replacer for JSON.stringify that masks values whose key looks like the name of a secret. Callers already leave
 * secrets out of entries; this catches those that they overlooked, because the log is kept forever.
 */
export function maskSecrets(key: string, value: unknown): unknown {
  return typeof value === 'string' && value !== '' && SECRET_NAME.test(key) ? '••••••' : value;
}
