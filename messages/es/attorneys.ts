import { message } from './language.ts';

export const worksOn = 'Se dedica a';
export const speaks = 'Habla';
export const trained = 'Licencias y estudios';
export const languages = 'Idiomas';
export const admitted = 'Con licencia en';
export const education = 'Estudios';
export const memberships = 'Asociaciones';
export const office = 'Oficina';
export const offices = 'Oficinas';
export const admittedTitle = 'Qué significa tener licencia';
export const area = 'Área de práctica';
export const allAreas = 'Todas las áreas';
export const language = 'Idioma';
export const anyLanguage = 'Cualquier idioma';
export const allOffices = 'Todas las oficinas';
export const byLastName =
  'Por apellido. ¿Tiene dudas? <contact>Cuéntenos su caso en una frase</contact>.';
export const ours = message('Nuestros abogados');
export const barNumber = message('N.º {number}');
export const articlesBy = message('Artículos de {name}');
export const admittedMeans = message(
  'Puede dar asesoría legal y acudir a los tribunales allí. {keeper, select, courts {Cada estado y cada tribunal tienen} other {La autoridad de allí tiene}} un registro en el que cualquier persona puede buscar a un abogado o una abogada.',
);
export const whetherRight = message('¿No sabe si {name} es la persona indicada para usted?');
export const findRight =
  'Cuéntenoslo en una frase y encontraremos a la persona indicada. <contact>Escríbanos</contact>.';
export const findRightOrArea = message(
  'Cuéntenoslo en una frase y encontraremos a la persona indicada. <contact>Escríbanos</contact> o vea <others>a todas las personas que se dedican a {area}</others>.',
);
export const findRightOrAll = message(
  'Cuéntenoslo en una frase y encontraremos a la persona indicada. <contact>Escríbanos</contact> o vea <others>a todos los abogados</others>.',
);
export const count = message('{count, plural, one {# abogado} other {# abogados}}');
export const allOf = message('{count, plural, one {# abogado} other {Los # abogados}}');
export const nobody = message(
  'Aquí nadie cumple con todo eso. <all>Vea a todos los abogados</all> o elija menos filtros.',
);
export const allForArea = message('Los {count} de {area}');
export const bookAny = message('Reservar con cualquiera de los {count}');
export const bookWith = message('Reservar con {name}');
export const nextWith = message('Próximos horarios libres con {name}');
export const freeWith = message('Horarios libres con {name}');
export const allTimesWith = message('Todos los horarios con {name}');
export const timesIn = message('{type}. Los horarios se muestran en {zone}.');
export const timesInTwo = message(
  '{type}. Los horarios se muestran en {zone}. Oficina de {office}: {officeZone}.',
);
export const aboutAreasOf = message('sobre las áreas de práctica de {name}');
export const speaksSome = message('Habla {languages}');
export const firstFree = message('Primer horario libre: {time}');
export const withName = message('con {name}');
export const admittedIn = message('Licencia para ejercer como abogado en {place}');
export const whoHas = message(
  '{asked, select, area {¿Quién se dedica a {area}?} language {¿Quién habla {language}?} areaLanguage {¿Quién se dedica a {area} y habla {language}?} office {¿Quién trabaja en {office}?} areaOffice {¿Quién se dedica a {area} en {office}?} languageOffice {¿Quién habla {language} en {office}?} other {¿Quién se dedica a {area} y habla {language} en {office}?}}',
);
