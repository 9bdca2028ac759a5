import { message } from './language.ts';

// When a consultation takes place.
/** «a la 1:30», but «a las 9:30» and «a las 13:30». */
export const dayAndTime = ({ day, time }: { day: string; time: string }) =>
  `${day} a ${/^0?1\D/.test(time) ? 'la' : 'las'} ${time}`;
export const longDay = message('{weekday} {day}');

// How and where it takes place.
export const atOffice = 'En nuestra oficina';
export const byPhone = 'Por teléfono';
export const byVideo = 'Por video';
export const linkFollows = 'Le enviaremos el enlace.';
export const personCalls = message('{name} le llamará al número que nos dio.');
export const clientCalls = message('Llámenos al {phone}.');

// Whom the client meets.
export const talksTo = 'Hablará con';
export const meets = 'Se reunirá con';
export const outsideArea = message(
  '{attorney} no suele atender casos del área de práctica que usted indicó. Si prefiere hablar con alguien que sí los atienda, elija otra hora o llámenos.',
);

// What the client should have with them.
export const bringToOffice =
  'Una identificación con foto y los papeles que ya tenga. No importa si le falta alguno.';
export const haveAtHand =
  'Tenga cerca los papeles que ya haya reunido. No importa si le falta alguno.';
