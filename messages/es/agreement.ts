import { message } from './language.ts';

export const pageTitle = 'Su contrato';
export const lead = message(
  'Preparado para {name} por {attorney}. Léalo con calma; no tiene que firmar hoy. Si tiene una pregunta, llame al {phone} antes de firmar.',
);
export const until = message('Puede firmarlo aquí hasta el <when>{when}</when>.');

// The way to the signature.
export const steps = 'Lo que falta';
export const done = 'Hecho:';
export const stepTranslation = 'Recibir la traducción';
export const stepRead = 'Leer';
export const stepSign = 'Firmar';
export const stepFirm = message('Firma {firm}');

// The text.
export const signedText = message('{language}: el texto que se firma');
export const readText = message('{language}: para leer');
export const partsAndMinutes = message(
  '{parts, plural, one {Una parte} other {# partes}}, {minutes, plural, one {un minuto} other {unos # minutos}} de lectura.',
);
export const files = 'Lléveselo';
export const documentFile = message('El contrato en {language} (HTML)');
export const translationFile = message('La traducción: {language} (HTML)');
export const pdfFile = 'El contrato firmado (PDF)';

// What the client does.
export const translationTitle = message('Primero, la traducción: {language}');
export const translationWhy = message(
  'Hablamos con usted en {language}. Antes de firmar, usted recibe el texto completo en {language}: está junto al contrato, y puede guardarlo.',
);
export const takeTranslation = 'Tengo la traducción de todo el texto.';
export const takeTranslationButton = 'Tengo la traducción';
export const readTitle = 'Cuando lo haya leído';
export const haveRead = 'He leído todo el contrato.';
export const confirmReadingButton = 'Lo he leído';
export const signTitle = 'Firmar';
export const signLead = 'Basta con escribir su nombre. Dibujarlo vale lo mismo.';
export const fullName = 'Su nombre completo';
export const drawTitle = 'Dibújela también, con el dedo o el ratón (opcional)';
export const drawArea = 'Espacio para dibujar la firma';
export const clearDrawing = 'Borrar';
export const consent =
  'Quiero firmar este contrato electrónicamente. Sé que puedo firmarlo en papel, que puedo guardarlo o imprimirlo aquí, y que mi nombre escrito vale como mi firma.';
export const onPaper = message('¿Prefiere firmar en papel? Llame al {phone}.');
export const signButton = 'Firmar el contrato';
export const plainTitle = 'Una firma electrónica, en palabras sencillas';
export const plainText =
  'Su nombre, la hora y el texto que usted vio quedan unidos. Un cambio posterior se nota.';

// What happens next, and the states.
export const signedTitle = 'Usted ha firmado';
export const nextFirmSigns = message(
  'Su firma ha llegado. Ahora firma {firm}. Solo entonces el contrato nos obliga a los dos.',
);
export const nextCopy = 'Recibirá un correo en cuanto ambos hayamos firmado.';
export const signedOn = message('Usted firmó el {when}.');
export const completeTitle = 'Su contrato está firmado por ambas partes';
export const completeLead = message(
  '{name}, ambos hemos firmado. Por favor guarde el PDF y el contrato.',
);
export const completeOn = message('{firm} firmó el {when}.');
export const linkKept = message(
  'Esta página queda abierta un año después de la última firma. Si ya no se abre, llame al {phone}.',
);
export const overTitle = 'Ha pasado el plazo para firmar';
export const overLead = message(
  'Este contrato ya no se puede firmar aquí. Si todavía quiere hacerlo, llame al {phone}; se lo enviaremos de nuevo.',
);
export const withdrawnTitle = 'Este contrato fue retirado';
export const withdrawnLead = message(
  'No tiene que hacer nada. Si tiene una pregunta, llame al {phone}.',
);
export const replacedTitle = 'Ahora hay otro contrato';
export const replacedLead = message(
  'Este fue reemplazado. Recibirá un correo con el enlace al nuevo. Si no llega, llame al {phone}.',
);

// In the PDF.
export const signatureOfClient = 'Firma del cliente';
export const signatureOfFirm = message('Firma por {firm}');
export const translationHeading = 'Traducción que el cliente tuvo antes de firmar';
export const evidenceHeading = 'Cómo se firmó';
export const evidenceLead =
  'Cada paso tiene su hora y un código (SHA-256) que se forma a partir del paso anterior. Un cambio posterior del texto o de un paso se nota, porque los códigos ya no coinciden.';
export const wasApproved = 'Aprobado por el abogado';
export const wasSent = 'Enviado al cliente';
export const wasTaken = 'El cliente tuvo la traducción';
export const wasRead = 'El cliente confirmó la lectura';
export const wasSigned = 'Firmado por el cliente';
export const wasCountersigned = 'Firmado por el bufete';
export const documentHash = 'Código del contrato';
export const translationHash = 'Código de la traducción';
export const consentGiven = 'Lo que el cliente aceptó';

// Mails.
export const linkSubject = 'Su contrato está listo para leer';
export const linkOpening = message(
  '{firm} ha preparado un contrato para usted. Léalo con calma y fírmelo en la misma página cuando quiera.',
);
export const linkButton = 'Leer el contrato';
export const signUntil = message('Puede firmarlo hasta el {when}.');
export const reminderSubject = 'Su contrato le espera';
export const reminderOpening = message(
  'El contrato que {firm} le envió todavía no está firmado. Si algo no está claro, llame o responda a este correo.',
);
export const withdrawnSubject = 'Su contrato fue retirado';
export const withdrawnOpening = message(
  '{firm} ha retirado el contrato que le envió. Ya no se puede leer ni firmar, y el enlace ya no lleva a él. No tiene que hacer nada.',
);
export const doneSubject = 'Su contrato está firmado por ambas partes';
export const doneOpening = message(
  'Usted y {firm} han firmado el contrato. En su página encontrará el PDF y el contrato. Por favor guarde ambos.',
);
export const doneButton = 'Abrirlo y guardarlo';
export const smallPrint = 'Recibe este correo porque se preparó un contrato para esta dirección.';
