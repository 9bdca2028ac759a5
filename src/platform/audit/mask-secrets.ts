const SECRET_NAME =
  /password|secret|token|^code$|api_?key|private_?key|credential|authorization|hash$/i;

/**
 * A replacer for JSON.stringify that masks values whose key looks like the name of a secret. Callers leave secrets out
 * of entries themselves; this catches those that were overlooked, because the log keeps everything forever.
 */
export function maskSecrets(key: string, value: unknown): unknown {
  return typeof value === 'string' && value !== '' && SECRET_NAME.test(key) ? '••••••' : value;
}
