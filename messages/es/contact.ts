import { message } from './language.ts';

export const firstName = 'Nombre';
export const lastName = 'Apellido';
export const phone = 'Teléfono';
export const practiceArea = 'Área de práctica';
export const messageLabel = 'Mensaje';
export const messageHint = 'Unas cuantas frases, sin números de cuenta.';
export const send = 'Enviar mensaje';
export const sending = 'Enviando';
export const privacyPolicy = 'Política de privacidad';
export const consent =
  'He leído la <policy>Política de privacidad</policy> y acepto que el bufete use estos datos para responderme. Enviar este mensaje no crea una relación de abogado y cliente.';
export const lacksConsent = 'Marque esta casilla, por favor.';
export const formClosed =
  'Nuestro formulario está cerrado por el momento. Llámenos o escríbanos directamente.';
export const ratherTalk = '¿Prefiere hablar?';
export const office = 'Oficina';
export const email = 'Correo electrónico';
export const hours = 'Horario';
export const sent = 'Mensaje enviado';
export const sentTitle = 'Recibimos su mensaje';
export const personReads = 'Lo lee una persona.';
export const noEmail = 'Como nos pidió, no le enviamos correos electrónicos.';
export const noReceipt =
  'No recibirá una confirmación: por el momento este sitio no envía correos electrónicos.';
export const writeAnother = 'Escribir otro mensaje';
export const notSent =
  '<what>Su mensaje no se envió.</what> Revise los campos de abajo, por favor.';
export const failed = 'No se pudo enviar';
export const replySometime = 'Nos comunicaremos con usted';
export const replyWithin = message('Nos comunicaremos con usted {reply}');
export const callFirst = message(
  'Llame al <phone>{phone}</phone>. Si está en peligro, llame primero al {emergency}.',
);
export const hoursIn = message('Horario ({zone})');
export const mapOf = message('La oficina en {street}');
export const directionsTo = message('Cómo llegar a {office}');
export const personReadsAndReplies = message('Lo lee una persona y respondemos {reply}.');
export const receipt = message('Le enviamos una confirmación a <to>{email}</to>.');
export const cannotWait = message('Si no puede esperar, llámenos al <phone>{phone}</phone>.');
export const notSentBecause = message('<what>Su mensaje no se envió.</what> {reason}');
