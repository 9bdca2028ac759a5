import { message } from './language.ts';

export const estateValue = 'Valor del patrimonio';
export const calculate = 'Calcular';
export const probate = 'Sucesión testamentaria';
export const paidOnce = 'un solo pago';
export const savings = 'Ahorro';
export const total = 'Total';
export const none = 'ninguno';
export const comparison = 'Comparación';
export const typeForDifference = 'Escriba una cantidad para ver la diferencia.';
export const typeForEstimate = 'Escriba una cantidad para ver el cálculo.';
export const isEstimate = 'Este es un cálculo aproximado para planificar';
export const aboutTrust = 'Hable con nosotros sobre un fideicomiso en vida';
export const aboutEstate = 'Hable con nosotros sobre su patrimonio';
export const print = 'Imprimir';
export const mayNotNeed =
  'Es posible que un patrimonio de este tamaño no necesite una sucesión completa.';
export const alternatives = 'Alternativas a la sucesión completa';
export const emailHint =
  'Le enviamos este resultado y guardamos una copia. Si lo deja vacío, no guardamos nada.';
export const emailHintNoMail =
  'Guardamos una copia de este resultado, pero no se lo enviamos: por el momento este sitio no envía correos electrónicos. Si lo deja vacío, no guardamos nada.';
export const invalid = 'Cantidad no válida';
export const sliderLabel = 'Valor del patrimonio';
export const closed =
  'La calculadora no está disponible por el momento. Llámenos y lo calculamos con usted.';
export const filing = 'solicitud';
export const timelineTitle = 'La sucesión tarda meses; un fideicomiso en vida, un solo paso';
export const oneStep = 'un solo paso';
export const viewTable = 'Ver como tabla';
export const tableCaption = 'Pasos habituales de una sucesión y el paso de un fideicomiso en vida';
export const step = 'Paso';
export const when = 'Cuándo';
export const whatIsPaid = 'Qué se paga';
export const paid = 'Se paga';
export const source = 'Fuente';
export const saved = 'Cálculo guardado';
export const saveFailed = 'No se pudo guardar';
export const saveFailedText = 'No pudimos guardar su cálculo. Inténtelo de nuevo, por favor.';
export const duration = message('de {least} a {most} meses');
export const planningFor = message('Un cálculo aproximado para un patrimonio de {estate}.');
export const announced = message('Para un patrimonio de {estate}: sucesión, unos {probate}.');
export const announcedBoth = message(
  'Para un patrimonio de {estate}: sucesión, unos {probate}; fideicomiso en vida, {trust}.',
);
export const printed = message(
  'Impreso el <date>{date}</date>. Información general, no asesoría legal; no crea una relación de abogado y cliente.',
);
export const couldSave = message(
  'Un fideicomiso en vida podría ahorrarle a su familia <amount>{amount}</amount>.',
);
export const couldSaveIfNeeded = message(
  'Si hace falta una sucesión completa, un fideicomiso en vida podría ahorrarle a su familia <amount>{amount}</amount>.',
);
export const couldSaveSimplified = message(
  'Según este cálculo simplificado, un fideicomiso en vida podría ahorrarle a su familia <amount>{amount}</amount>.',
);
export const comesTo = message('Según este cálculo, la sucesión cuesta <amount>{amount}</amount>.');
export const comparisonFor = message('Comparación para un patrimonio de {estate}');
export const estimateFor = message('Cálculo para un patrimonio de {estate}');
export const forEstate = message('Para un patrimonio de {estate}');
export const noAmount = message(
  'Escriba una cantidad mayor que {zero}, por ejemplo {example}, 750k o {millions}m.',
);
export const invalidText = message('Escriba un valor del patrimonio válido, mayor que {zero}.');
export const million = message('{amount} millones');
export const months = message('{count} meses');
export const courtCosts = message('<amount>{amount}</amount> gastos del tribunal');
export const paidWhenMade = message(
  '<amount>{amount}</amount> un solo pago, al crear el fideicomiso',
);
export const trustStep = message('Fideicomiso en vida: {step}');
