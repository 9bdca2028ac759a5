import { message } from './language.ts';

export const source = message('Fuente: {source}');

export const keptRecords = 'Citas y mensajes';
export const keptRecordsFor = message(
  'mientras los necesitemos para responderle y para revisar conflictos de interés. Si usted pide que los borremos, podemos conservar una consulta que sí tuvo lugar, como expediente del cliente, hasta {years} años después.',
);
export const keptAddress = 'Un correo electrónico que dejó con un cálculo';
export const keptAddressFor = message('{days} días; después, las cifras quedan sin él.');
export const keptSubscription = 'Una suscripción';
export const keptSubscriptionFor = message(
  '{days} días si no la confirma; si la confirma, hasta que usted la termine. La constancia de que usted estuvo de acuerdo, {ended} días más.',
);
export const keptMails = 'Los correos que le enviamos';
export const keptMailsFor = message(
  'su texto, {days} días después del envío; la constancia de que se enviaron, {record} días.',
);
