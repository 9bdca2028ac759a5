import type { PreparedTexts } from '../../prepared-texts.ts';

export const accessibility: PreparedTexts = {
  Accessibility: 'Accesibilidad',
  'How this website is made so that everybody can use it, and whom to tell where it falls short.':
    'Cómo está hecho este sitio web para que todas las personas puedan usarlo, y a quién avisar cuando algo falla.',
  'Everybody has the right to understand the law that applies to them. This website is made so that you can.':
    'Toda persona tiene derecho a entender la ley que se le aplica. Este sitio web está hecho para que usted pueda.',
  'What we aim for': 'Lo que buscamos',
  '<p>We follow the Web Content Accessibility Guidelines 2.2 at level AA. Every page is checked by a program in its light, dark and warm colours, and the booking is worked through with the keyboard alone.</p><ul><li>Everything works with a keyboard, and shows where you are.</li><li>Text can be enlarged to 200% without losing anything.</li><li>Nothing moves if your device asks for less motion.</li><li>Pages can be read, and messages sent, without scripts.</li></ul>':
    '<p>Seguimos las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Un programa revisa cada página en sus colores claros, oscuros y cálidos, y probamos la reserva usando solo el teclado.</p><ul><li>Todo funciona con el teclado y muestra dónde está usted.</li><li>El texto se puede agrandar al 200% sin perder nada.</li><li>Nada se mueve si su aparato pide menos movimiento.</li><li>Las páginas se pueden leer, y los mensajes enviar, sin scripts.</li></ul>',
  'Choosing a time online': 'Elegir una hora en línea',
  '<p>Booking needs scripts. If it does not work for you, call us at {phone} and we find a time together. {relay}</p>':
    '<p>La reserva necesita scripts. Si no le funciona, llámenos al {phone} y juntos encontramos una hora. {relay}</p>',
  'Where we fall short': 'En qué fallamos',
  '<p>Please tell us at {email}. We mend it, and send you what you were looking for in the meantime. If you need an interpreter or a room without steps, say so when you book.</p>':
    '<p>Por favor, díganoslo en {email}. Lo arreglamos y, mientras tanto, le enviamos lo que buscaba. Si necesita un intérprete o una sala sin escalones, dígalo al reservar.</p>',
};
