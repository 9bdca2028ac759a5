import { message } from './language.ts';

export const pageTitle = 'Sus documentos';
export const askedTitle = 'Papeles que necesitamos';
export const askedLead = message(
  '{name}, fotografíelos con su teléfono o elija archivos. Puede enviar algunos hoy y el resto después, con el mismo enlace.',
);
export const doneTitle = 'Ya tenemos todo.';
export const doneLead = message('Gracias, {name}. Todo lo que le pedimos ha llegado.');
export const openTitle = 'Sus documentos';
export const openLead = message(
  '{name}, aquí puede enviarnos documentos y descargar lo que hemos puesto para usted.',
);
export const missing = message(
  '{count, plural, one {Falta # documento} other {Faltan # documentos}}',
);
export const askedHeading = 'Lo que necesitamos';
export const sendHeading = 'Envíenos algo';
export const sharedHeading = 'Para descargar';
export const somethingElse = 'Otra cosa';
export const chooseFor = message('Archivos para: {label}');
export const send = message('Enviar: {label}');
export const download = 'Descargar';

export const received = message('{size}, recibido');
export const checking = message('{size}, llegó y se está revisando');
export const sending = message('{percent} de {size}');
export const waiting = message('{size}, espera a los demás');
export const noLine = 'Se cortó la conexión. Seguiremos en cuanto vuelva.';
export const refused = message('{name} no se aceptó.');
export const unfinished = message(
  'Han llegado {stored} de {size}. Para continuar, elija otra vez el mismo archivo.',
);
export const unfinishedOther = 'Solo llegó una parte. Por favor, envíelo de nuevo.';
export const stop = 'Detener';
export const remove = 'Quitar';
export const tryAgain = 'Intentar de nuevo';
export const stopFile = message('Detener el envío de {name}');
export const removeFile = message('Quitar {name}');
export const tryFileAgain = message('Intentar de nuevo: {name}');
export const failed = message('No funcionó. Inténtelo de nuevo o llámenos al {phone}.');
export const sentCount = message(
  '{count, plural, one {Ha llegado # documento.} other {Han llegado # documentos.}}',
);

export const empty = 'El archivo está vacío.';
export const tooLarge = message('Tiene más de {max} MB. Envíelo en partes o llámenos.');
export const unknownType =
  'No es un PDF, una imagen JPEG, PNG o HEIC ni un documento de Word (.docx). Guárdelo como PDF o fotografíelo.';
export const damaged = 'Está dañado o incompleto. Guárdelo otra vez o vuelva a fotografiarlo.';
export const macros = 'Contiene macros o programas. Guárdelo como PDF y envíe el PDF.';
export const encrypted = 'Tiene una contraseña. Guárdelo sin ella o como PDF.';
export const unsafeArchive =
  'Está comprimido de una forma poco común. Guárdelo como PDF y envíe el PDF.';
export const mixed = 'Son dos tipos de archivo en uno. Guárdelo como PDF y envíe el PDF.';
export const infected =
  'Nuestro antivirus encontró algo en él. Por favor, llámenos antes de enviarlo otra vez.';

export const untaken = message(
  '{count, plural, one {No se aceptó # archivo: aquí caben como máximo {max} documentos.} other {No se aceptaron # archivos: aquí caben como máximo {max} documentos.}}',
);
export const full = message(
  'Ha enviado {max} documentos, que es el máximo de esta página. Si tiene más, llámenos al {phone}.',
);
export const safeHeading = 'Qué pasa con sus archivos';
export const safeText = message(
  'Viajan cifrados, se guardan cifrados y solo el bufete puede abrirlos. PDF, JPEG, PNG, HEIC o Word (.docx), hasta {max} MB cada uno.',
);
export const linkHeading = 'Su enlace';
export const linkText = message(
  'Quien tenga el enlace de esta página puede ver lo que hemos puesto aquí para usted. Funciona hasta el {date}.',
);
