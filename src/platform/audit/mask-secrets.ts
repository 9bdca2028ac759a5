const SECRET_NAME =
  /password|secret|token|^code$|api_?key|private_?key|credential|authorization|hash$/i;

/**
 * For JSON.stringify: masks what has the name of a secret. Whoever writes an entry leaves secrets out; this
 * catches what was overlooked, because the log keeps everything for good.
 */
export function maskSecrets(key: string, value: unknown): unknown {
  return typeof value === 'string' && value !== '' && SECRET_NAME.test(key) ? '••••••' : value;
}
