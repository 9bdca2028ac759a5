import { message } from './language.ts';

// The calendar.
export const date = 'Fecha';
export const previousMonth = 'Mes anterior';
export const nextMonth = 'Mes siguiente';
export const today = 'Hoy';
export const fullyBooked = 'Sin horas libres';
export const dayLabel = message('{day} de {year}');
export const dayClosed = message('{day} de {year}, cerrado');
export const dayOver = message('{day} de {year}, ya no hay más horas hoy');
export const dayFull = message('{day} de {year}, sin horas libres');
export const failed = 'No pudimos consultar las horas libres.';
export const tryAgain = 'Intentar de nuevo';
export const chooseDay = 'Elija un día para ver sus horas libres.';

// The times of a day.
export const loading = 'Buscando horas libres';
export const closedDay = 'Cerrado este día';
export const count = message('{count, plural, one {# hora libre} other {# horas libres}}');
export const dayAndTime = message('{day}, {time}');
export const inZone = message('{times}, {zone} ({city})');
export const morning = 'Por la mañana';
export const afternoon = 'Por la tarde';
export const free = 'Libre';
export const taken = 'Ocupada';
export const timeTaken = message('{time}, ocupada');
export const timePast = message('{time}, ya pasó');

// Weekdays in a sentence.
export const weekdayRun = message('de {first} a {last}');
export const weekdayList = message('{others} y {last}');

// Times at which nobody is free who works on the practice area.
export const attorneyNotOnArea = message('{name} no suele atender casos de {area}.');
export const timeNotOnArea = message(
  'A esta hora solo están libres personas del equipo que no suelen atender casos de {area}.',
);
export const timesNotOnArea = message(
  'A estas horas solo están libres personas del equipo que no suelen atender casos de {area}.',
);
export const notOnYourArea = message(', con alguien que no suele atender casos como el suyo');
