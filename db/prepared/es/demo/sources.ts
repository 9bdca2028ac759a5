import { demoArticles } from '../../../demo/articles.ts';
import type { PreparedTexts } from '../../prepared-texts.ts';

const CODES: Readonly<Record<string, string>> = {
  'Code of Civil Procedure': 'Código de Procedimiento Civil (Code of Civil Procedure)',
  'Family Code': 'Código de Familia (Family Code)',
  'Penal Code': 'Código Penal (Penal Code)',
  'Probate Code': 'Código de Sucesiones (Probate Code)',
  'Vehicle Code': 'Código de Vehículos (Vehicle Code)',
};

const SOURCE = /^<li><a href="[^"]+">([A-Z][A-Za-z ]+) section ([\d.]+)<\/a><\/li>$/gm;

/** The sections at the end of the articles, each as a line of its own. */
export const sources: PreparedTexts = Object.fromEntries(
  demoArticles.flatMap(({ content }) =>
    [...content.matchAll(SOURCE)].map(([line, code = '', section]) => [
      line,
      line.replace(`${code} section ${section}`, `${CODES[code]}, sección ${section}`),
    ]),
  ),
);
