type Rewrite = {
  /** For each piece of text between values, marks and cases. */
  onText: (piece: string) => string;
  /** The plural forms that the language has; others are left out. */
  plurals: readonly string[];
};

const MARK = /^<\/?\w+>/;
const HEAD = /^\{\s*(\w+)\s*,\s*(plural|selectordinal|select)\s*,\s*/;
const CASE = /^(=\d+|\w+)\s*\{/;

/** A text in ICU MessageFormat, with other words between its values, marks and cases. */
export function rewriteText(text: string, rewrite: Rewrite): string {
  let rest = text;
  const take = (length: number) => {
    const taken = rest.slice(0, length);
    rest = rest.slice(length);
    return taken;
  };

  const readChoice = (head: string, isPlural: boolean) => {
    take(head.length);
    let cases = '';
    while (!rest.startsWith('}')) {
      const [opened = '', key = ''] = CASE.exec(rest) ?? [];
      if (!opened) throw new Error(`Not a case: ${rest}`);
      take(opened.length);
      const own = `${key} {${readText(isPlural)}} `;
      take(1 + (/^\}\s*/.exec(rest)?.[0].length ?? 1) - 1);
      if (!isPlural || key.startsWith('=') || rewrite.plurals.includes(key)) cases += own;
    }
    take(1);
    return `${head}${cases.trimEnd()}}`;
  };

  const readText = (isInPlural: boolean): string => {
    let whole = '';
    let piece = '';
    const endPiece = () => {
      whole += piece && rewrite.onText(piece);
      piece = '';
    };
    while (rest && !rest.startsWith('}')) {
      const [mark] = MARK.exec(rest) ?? [];
      const [head, , kind] = HEAD.exec(rest) ?? [];
      const isNumber = isInPlural && rest.startsWith('#');
      if (!mark && !rest.startsWith('{') && !isNumber) {
        piece += take(1);
        continue;
      }
      endPiece();
      if (head) whole += readChoice(head, kind !== 'select');
      else whole += take(mark?.length ?? (isNumber ? 1 : rest.indexOf('}') + 1));
    }
    endPiece();
    return whole;
  };

  return readText(false);
}
