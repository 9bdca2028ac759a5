import type { PreparedTexts } from '../../prepared-texts.ts';

export const privacy: PreparedTexts = {
  'What this website keeps about you, why, for how long, and how to have it removed.':
    'Qué guarda este sitio web sobre usted, por qué, por cuánto tiempo y cómo puede pedir que se borre.',
  'What this website keeps about you, why, and how to have it removed. In short: only what you type in and send.':
    'Qué guarda este sitio web sobre usted, por qué y cómo puede pedir que se borre. En pocas palabras: solo lo que usted escribe y envía.',
  '<p>Effective November 26, 2026.</p><p>{firm} runs this website. If anything here is unclear, call us at {phone} or write to {email}.</p>':
    '<p>Vigente desde el 26 de noviembre de 2026.</p><p>{firm} es responsable de este sitio web. Si algo no está claro, llámenos al {phone} o escriba a {email}.</p>',
  'What we keep': 'Lo que guardamos',
  'When you book a consultation:': 'Cuando reserva una consulta:',
  'your name, e-mail address, phone number if you give one, how we may reach you if you say so, the practice area, the {attorney} you choose, the names of the other side if you give them, your notes, and the time. We need them to meet you, and the names of the other side to check that we do not work for them already.':
    'su nombre, su correo electrónico, su teléfono si nos lo da, cómo podemos comunicarnos con usted si nos lo dice, el área de práctica, el abogado o la abogada que elige, los nombres de la otra parte si los da, sus notas y la hora. Los necesitamos para reunirnos con usted, y los nombres de la otra parte para comprobar que no trabajamos ya para ella.',
  'When you write to us:': 'Cuando nos escribe:',
  'your name, e-mail address, phone number if you give one, how we may reach you if you say so, the names of the other side if you give them, your message, and the time at which you agreed that we may use them to answer.':
    'su nombre, su correo electrónico, su teléfono si nos lo da, cómo podemos comunicarnos con usted si nos lo dice, los nombres de la otra parte si los da, su mensaje y el momento en que aceptó que los usemos para responderle.',
  'When you leave an e-mail address with a calculation:':
    'Cuando deja un correo electrónico con un cálculo:',
  'the address and the figures, to send them to you. Without an address we keep nothing of a calculation: your browser does it, or, if it runs no scripts, our server, which stores nothing.':
    'la dirección y las cifras, para enviárselas. Sin una dirección no guardamos nada del cálculo: lo hace su navegador o, si no usa scripts, nuestro servidor, que no guarda nada.',
  'When you ask for our letter:': 'Cuando pide nuestro boletín:',
  'your e-mail address, and the words and the time of your agreement. Each letter has a link that ends it.':
    'su correo electrónico, y las palabras y el momento de su aceptación. Cada boletín tiene un enlace para dejar de recibirlo.',
  '<p>We set no cookies and use no advertising or tracking. Nothing on our pages is loaded from other companies. Your choice of colours is kept in your own browser. We sell nothing to anybody.</p><p>A browser can send a “Do Not Track” or “Global Privacy Control” signal. Our pages answer it in the same way as its absence, because neither we nor others track here what you do, on this website or across others.</p>':
    '<p>No usamos cookies, ni publicidad, ni rastreo. Nada en nuestras páginas se carga de otras empresas. Los colores que usted elige se guardan en su propio navegador. No vendemos nada a nadie.</p><p>Un navegador puede enviar la señal «Do Not Track» o «Global Privacy Control». Nuestras páginas responden igual con ella que sin ella, porque ni nosotros ni otros rastreamos aquí lo que usted hace, en este sitio web o en otros.</p>',
  'Technical records': 'Registros técnicos',
  '<p>Our server counts how often an address sends forms, for minutes and for 25 hours at most, to stop abuse. Its log has no names, addresses or messages in it.</p><p>It also counts how often each page is opened in a day, from which other websites, on which kind of device, in which language, how far bookings get, and which words a search here did not find. These are sums that name nobody: we keep nothing about single visits, show no sum below five, and delete the sums after 13 months.</p>':
    '<p>Nuestro servidor cuenta cuántas veces una dirección envía formularios, durante minutos y como máximo 25 horas, para evitar abusos. En su registro no hay nombres, direcciones ni mensajes.</p><p>También cuenta cuántas veces se abre cada página en un día, desde qué otros sitios web, en qué clase de aparato, en qué idioma, hasta dónde llegan las reservas y qué palabras no encontró una búsqueda aquí. Son sumas que no nombran a nadie: no guardamos nada sobre visitas individuales, no mostramos ninguna suma menor de cinco y borramos las sumas después de 13 meses.</p>',
  'Who sees it, and for how long': 'Quién lo ve y por cuánto tiempo',
  '<p>The people of the firm, and the companies that run our server, deliver our mail and keep our calendar, under contract. We keep it longer than said here only where the law or a lawyer’s duties ask for it.</p>':
    '<p>Las personas del bufete y las empresas que manejan nuestro servidor, entregan nuestro correo y llevan nuestra agenda, bajo contrato. Lo guardamos más tiempo de lo que se dice aquí solo cuando lo exigen la ley o los deberes de un abogado.</p>',
  Changes: 'Cambios',
  '<p>When we change this policy, its new text and effective date stand on this page before it applies. What you sent us earlier stays under the policy of that time, unless you agree to the new one.</p>':
    '<p>Cuando cambiamos esta política, el texto nuevo y la fecha en que entra en vigor aparecen en esta página antes de que se aplique. Lo que usted nos envió antes sigue bajo la política de ese momento, a menos que usted acepte la nueva.</p>',
  'Your rights': 'Sus derechos',
  '<p>You may ask what we have about you, have it corrected, or have it removed. {privacyRights} Call or write, and we will do it within 45 days.</p>':
    '<p>Puede preguntar qué tenemos sobre usted, pedir que se corrija o pedir que se borre. {privacyRights} Llame o escriba, y lo haremos en un plazo de 45 días.</p>',
  Confidentiality: 'Confidencialidad',
  '<p>We treat what you send us as confidential. Still, sending it creates no lawyer-client relationship: please leave out what you would not want to be read before we have agreed to work for you.</p>':
    '<p>Tratamos como confidencial lo que usted nos envía. Aun así, enviarlo no crea una relación de abogado y cliente: por favor, no escriba nada que no quisiera que se leyera antes de que hayamos aceptado trabajar para usted.</p>',
};
