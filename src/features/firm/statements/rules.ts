/** The statements that do not stand in a line already, such as name and address of the firm. */
export const notSaidIn = (line: string, statements: readonly string[]): string[] =>
  statements.filter((text) => !line.includes(text.replace(/\.$/, '')));
