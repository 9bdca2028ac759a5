export const chooseOne = 'Elija una opción';
export const otherSide = '¿Quién está en la otra parte?';
export const otherSideHint = 'Sus nombres: no podemos asesorar a ambas partes.';
export const reach = '¿Cómo podemos comunicarnos con usted?';
export const mayEmail = '¿Podemos escribirle por correo electrónico?';
export const mayCall = '¿Podemos llamarle?';
export const mayLeaveVoicemail = '¿Podemos dejarle un mensaje de voz?';
export const mayText = '¿Podemos enviarle mensajes de texto?';
export const notStated = 'Sin indicar';
export const yes = 'Sí';
export const no = 'No';
export const bestTimes = '¿En qué horario?';
export const bestTimesHint = 'Por ejemplo: entre semana después de las 5 p. m.';
export const neutral = 'Usar palabras neutras';
export const neutralHint =
  'Así los asuntos, los remitentes y las entradas del calendario no mencionan ni nuestro bufete ni su caso. Nuestra dirección de correo sí se puede ver.';
