import type { Claims } from './claims.ts';

const NEGATION =
  /\b(no|nunca|jamas|nadie|ningun|ninguna|ninguno|sin|ni|tampoco|evite|desconfie de|cuidado con)\b/i;
const NO_PREDICTION =
  /\b(no|ni|nunca)\b[^.]{0,60}\b(garanti\w+|predi\w+|promet\w+|asegur\w+)\b|\b(resultados|desenlaces)\b[^.]{0,30}\b(varian|dependen|depende)\b|\bdepende de (sus|los) (propios )?hechos\b/i;

const LAWYERS =
  '(abogad[oa]s?|licenciad[oa]s?|bufetes?|despachos?|firmas?|equipo legal|representacion|asesoria legal|defensa)';
const FIELD =
  '(derecho|leyes|divorcios?|familia|custodia|sucesion(es)?|herencias?|testamentos?|fideicomisos?|litigios?|adopcion(es)?|mediacion|inmigracion|asuntos)';
const EXPERT = '(especialistas?|expert[oa]s?)';
const AMOUNT = '\\$ ?\\d[\\d,.]*( ?(millon(es)?|mil)\\b)?';
const GAINED = '(ganamos|recuperamos|obtuvimos|conseguimos|logramos|cobramos)';

const DOLLARS = [
  new RegExp(`\\b${GAINED}\\b[^.;]{0,60}${AMOUNT}`, 'i'),
  new RegExp(
    `${AMOUNT}[^.;]{0,40}\\b(para|a favor de) (un|una|nuestr[oa]s?|una de nuestras) client`,
    'i',
  ),
  /\bmillones (de dolares )?(recuperados|ganados|obtenidos)\b/i,
];
const COMPARISONS = [
  new RegExp(`\\b(el|la|los|las|su) mejor(es)? ([\\w-]+ ){0,2}${LAWYERS}\\b`, 'i'),
  new RegExp(
    `\\b${LAWYERS} ([\\w-]+ ){0,4}(numero (uno|1)|lider(es)?|inigualables?|incomparables?)\\b`,
    'i',
  ),
  new RegExp(`(#|\\bnumero )(1|uno)\\b[^.;]{0,30}\\b${LAWYERS}\\b`, 'i'),
  new RegExp(
    `\\b(el|la|los|las) ${LAWYERS} (de familia )?mas (experimentad|exitos|respetad|prestigios|agresiv|confiabl|eficac)\\w*`,
    'i',
  ),
  /\b(somos|es|son) (el|la|los|las) mejor(es)?\b(?! (momento|manera|forma|opcion|camino|interes|tiempo|paso|modo|prueba)\w*)/i,
  /\b(mejor(es)?|mas (barat|rapid|economic|exitos|experimentad)\w+) que (otr[oa]s|cualquier|los demas|la mayoria)\b/i,
  /\ba diferencia de (otr[oa]s|los demas|la mayoria)\b/i,
];
const WORDS_OF_CLIENTS = [
  /\bnuestr[oa]s client[ea]s (nos )?(dicen|cuentan|opinan|escriben|recomiendan)\b/i,
  /\b(lo que dicen|testimonios de) (nuestr[oa]s |los |las )?client[ea]s\b/i,
  /\bresenas de (cinco|5) estrellas\b/i,
  /\bclient[ea]s? (satisfech|agradecid|content)[oa]s?\b[^.]{0,20}\b(dicen?|escrib\w+|recomiendan?)\b/i,
];
const SUCCESS = [
  /\b(hemos|ha|he|han) (ganado|logrado|recuperado|obtenido)\b[^.;]{0,40}\b(casos?|juicios?|sentencias?|custodias?|acuerdos?|resultados?|client[ea]s?)\b/i,
  /\b(casos (ganados|de exito)|historial de exitos?|resultados anteriores)\b/i,
];

/** Spanish, as lawyers of the United States advertise in it. */
export const SPANISH_CLAIMS: Claims = {
  'outcome-guarantee': {
    patterns: [
      /\b(garantizamos|garantizo)\b/i,
      /(?<!\bnos )\b(aseguramos|prometemos)\b[^.;]{0,40}\b(resultado|exito|victoria|gan\w+|custodia|sentencia)/i,
      /\b(resultados?|exito|victoria|custodia|satisfaccion|aprobacion) ((esta|estan|queda|100 ?%) )?garantizad[oa]s?\b/i,
      /\bgarantia de (resultados?|exito|devolucion|satisfaccion)\b/i,
      /\b100 ?% (de )?(exito|satisfaccion|efectiv\w+)/i,
      /\bno puede perder (su|el|este) (caso|juicio)\b/i,
    ],
    unlessBefore: NEGATION,
  },
  'outcome-prediction': {
    patterns: [
      /\b(ganaremos|vamos a ganar|siempre ganamos|conseguiremos que|recuperaremos)\b/i,
      /\b(ganara|va a ganar) (su|el|la|este)\b|\bse quedara con (su|la|los|las) (casa|hijos|ninos|custodia)\b/i,
      /\b(obtendra|tendra) la custodia (total|completa|exclusiva)\b/i,
      /\bsu caso (ya )?esta ganado\b/i,
      /\b(dinero|efectivo) (inmediato|rapido|al instante)\b|\bacuerdos? (rapidos?|inmediatos?)\b/i,
      /\b(maxima|mayor) (compensacion|indemnizacion)\b/i,
      /\b(nunca|jamas) (hemos |ha |he )?(perdido|perdemos|perdio) (un|ningun) (caso|juicio)\b/i,
      /\b\d+(\.\d+)? ?% de (exito|casos ganados)\b|\btasa de exito\b/i,
    ],
    unlessBefore: NEGATION,
  },
  specialist: {
    patterns: [
      new RegExp(`\\b${EXPERT} (en|de) (el |la |los |las )?([\\w-]+ ){0,2}${FIELD}\\b`, 'i'),
      new RegExp(`\\b${LAWYERS} ${EXPERT}\\b`, 'i'),
      new RegExp(
        `\\b(somos|soy|es|son) ((un|una|unos|unas|los|las|el|la|verdader[oa]s?|reconocid[oa]s?) )*${EXPERT}\\b`,
        'i',
      ),
      new RegExp(`\\b${EXPERT} certificad[oa]s?\\b`, 'i'),
    ],
    unlessBefore: NEGATION,
  },
  specializes: {
    patterns: [
      /\b(nos especializamos|me especializo|se especializan?)\b/i,
      /\bespecializad[oa]s? en\b|\bespecialidad(es)? (es|son|en)\b/i,
      new RegExp(`\\b${LAWYERS} especializad[oa]s?\\b`, 'i'),
    ],
    unlessBefore: NEGATION,
  },
  'board-certified': {
    patterns: [/\bcertificad[oa]s? por (la|el) (junta|barra|colegio|consejo)\b/i],
    unlessBefore: NEGATION,
  },
  'certified-specialist': {
    patterns: [/\bespecialistas? certificad[oa]s?\b|\bcertificad[oa]s? como especialistas?\b/i],
    unlessBefore: NEGATION,
  },
  award: {
    patterns: [
      /\b(premiad|galardonad)[oa]s?\b/i,
      /\b(recibio|recibimos|gano|ganador[ae]?s?|obtuvo)\b[^.;]{0,50}\b(premios?|galardon(es)?)\b/i,
      /\b(nombrad|elegid|votad|seleccionad)[oa]s?\b[^.;]{0,40}\b(mejor(es)?|abogad[oa]s? del ano)\b/i,
      /\b(super lawyers?|abogad[oa]s? del ano|martindale[- ]hubbell|avvo)\b/i,
    ],
    unlessBefore: NEGATION,
    unlessNear: /\b(sin|no|ningun|ninguna)\b[^.]{0,60}\b(pag\w+|cuotas?|costo|cargo|membresia)\b/i,
  },
  testimonial: {
    patterns: WORDS_OF_CLIENTS,
    unlessNear: NO_PREDICTION,
    isFineIfDisclosed: true,
  },
  reviews: { patterns: WORDS_OF_CLIENTS, isFineIfDisclosed: true },
  'dollar-result': { patterns: DOLLARS, unlessBefore: NEGATION, unlessNear: NO_PREDICTION },
  comparison: { patterns: COMPARISONS, unlessBefore: NEGATION },
  'contingent-fee': {
    patterns: [
      /\bsi no (ganamos|gana|recuperamos),? (usted )?no (paga|cobramos|debe)\b/i,
      /\bno (paga|pague|cobramos) (nada )?(a menos que|hasta que|si no) (ganemos|ganamos|gane|recuperemos)\b/i,
      /\bsolo (paga|cobramos) si (ganamos|gana|recuperamos)\b/i,
      /\bhonorarios (contingentes|condicionados|de contingencia)\b|\bcuota litis\b/i,
    ],
    unlessNear: /\b(costos?|costas|gastos)\b/i,
  },
  characterization: {
    patterns: [
      new RegExp(
        `\\b${LAWYERS} ([\\w-]+ ){0,2}(agresiv|implacabl|inmejorabl|temibl|inigualabl)\\w*`,
        'i',
      ),
      /\b(probada|comprobada) (experiencia|trayectoria)\b|\b(trayectoria|historial) (probad|comprobad)[oa]\b/i,
    ],
    unlessBefore: NEGATION,
  },
  results: {
    patterns: [...SUCCESS, ...DOLLARS, ...COMPARISONS, ...WORDS_OF_CLIENTS],
    unlessBefore: NEGATION,
    isFineIfDisclosed: true,
  },
  impersonation: {
    patterns: [
      /\bla historia de (un|una|nuestr[oa]) client[ea]\b/i,
      /\bclient[ea]\b[^.]{0,60}\ben sus propias palabras\b/i,
      /\binterpretad[oa]s? por (un |una )?(actor|actriz|actores|modelos?)\b/i,
      /\b(dramatizacion|recreacion) de (un|una|el|la) (caso|juicio|divorcio|audiencia)\b/i,
    ],
    unlessNear:
      /\b(fictici[oa]|inventad[oa]|nombres? (ha|han) sido cambiad|no es (un |una )?client)/i,
  },
};
