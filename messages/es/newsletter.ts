import { message } from './language.ts';

export const title = 'Boletín';
export const emailLabel = 'Correo electrónico para nuestro boletín';
export const subscribe = 'Suscribirse';
export const failed = 'No funcionó. Inténtelo de nuevo, por favor.';
export const consent =
  'Envíenme su boletín cuando publiquen algo. Puedo dejar de recibirlo con un clic en cualquier momento.';
export const noMailNow =
  '<now>Todavía no está suscrito.</now> La suscripción se confirma con un enlace que llega por correo, pero por el momento este sitio no envía correos electrónicos. Inténtelo más tarde, por favor.';
export const checkMail =
  '<now>Revise su correo.</now> Si la dirección es correcta, ya va en camino un enlace. Presiónelo para confirmar su suscripción.';
export const linkEndedTitle = 'Este enlace ya no funciona.';
export const linkEndedLead =
  'Es posible que un correo más reciente lo haya reemplazado o que haya vencido. Pedirlo otra vez es rápido.';
export const askAgain = 'Pedir el boletín otra vez';
export const pendingTitle = '¿Le enviamos el boletín?';
export const pendingLead =
  'Basta con presionar una vez y lo recibirá cuando publiquemos algo. Aquí mismo puede dejar de recibirlo en cualquier momento.';
export const confirmedTitle = 'Su suscripción está activa.';
export const confirmedLead =
  'Recibirá el boletín cuando publiquemos algo. Si no es para usted, basta con presionar una vez para dejar de recibirlo.';
export const endedTitle = 'Ya no recibirá más boletines.';
export const endedLead = 'Su suscripción terminó. No tiene que hacer nada más.';
export const confirm = 'Sí, envíenme el boletín';
export const stop = 'Dejar de recibir el boletín';
export const readArticles = 'Leer nuestros artículos';
export const checkMailOf = message(
  '<now>Revise su correo.</now> Si la dirección es correcta, ya va en camino un enlace a {address}. Presiónelo para confirmar su suscripción.',
);
export const last = message('Último boletín: {date}.');
