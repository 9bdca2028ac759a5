import {
  address,
  choice,
  date,
  ifIs,
  line,
  person,
  section,
  type Two,
  text,
  yesNo,
} from './shorthand.ts';

/** Sections and questions that several presets have. */

export const aboutYou = section(
  'about_you',
  ['About you', 'Sobre usted'],
  [
    date('birth_date', ['When were you born?', '¿Cuándo nació?'], { isRequired: true }),
    address('home_address', ['Where do you live?', '¿Dónde vive?'], {
      isRequired: true,
      help: [
        'If your address must stay secret, write “secret” and tell us in person.',
        'Si su dirección debe mantenerse en secreto, escriba “secreta” y díganosla en persona.',
      ],
    }),
    line('interpreter', [
      'Do you need an interpreter? If so, for which language?',
      '¿Necesita intérprete? ¿Para qué idioma?',
    ]),
  ],
);

export const safety = section(
  'safety',
  ['Your safety', 'Su seguridad'],
  [
    yesNo(
      'feels_unsafe',
      [
        'Has the other person hurt or threatened you, or do you fear it?',
        '¿La otra persona le ha hecho daño o le ha amenazado, o teme que lo haga?',
      ],
      {
        help: [
          'You can leave this out and tell us in person. If you are in danger now, call the emergency number.',
          'Puede omitir esta pregunta y contárnoslo en persona. Si está en peligro ahora, llame al número de emergencias.',
        ],
      },
    ),
    yesNo(
      'protective_order',
      [
        'Is there a court order that protects somebody, or did somebody ask for one?',
        '¿Hay una orden judicial de protección, o alguien la ha pedido?',
      ],
      {
        shownIf: ifIs('feels_unsafe'),
      },
    ),
  ],
);

export const lastThoughts = (
  what: Two = ['What would you like to reach?', '¿Qué le gustaría lograr?'],
) =>
  section(
    'aims',
    ['What you want', 'Lo que usted quiere'],
    [
      text('aim', what),
      text('anything_else', [
        'Is there anything else we should know before we meet?',
        '¿Hay algo más que debamos saber antes de la reunión?',
      ]),
    ],
  );

const WHERE_THEY_LIVE = {
  with_me: ['Mostly with me', 'Sobre todo conmigo'],
  with_other: ['Mostly with the other parent', 'Sobre todo con el otro padre o la otra madre'],
  half: ['About half and half', 'Más o menos la mitad del tiempo con cada uno'],
  elsewhere: ['Somewhere else', 'En otro lugar'],
  in_person: ['I would rather tell you in person', 'Prefiero contárselo en persona'],
} as const;

export const children = [
  person('child_1', ['Who is the oldest child?', '¿Quién es el hijo o la hija mayor?'], {
    isRequired: true,
  }),
  yesNo('has_child_2', ['Is there another child?', '¿Hay otro hijo o hija?'], { isRequired: true }),
  person('child_2', ['Who is the second child?', '¿Quién es el segundo hijo o hija?'], {
    shownIf: ifIs('has_child_2'),
  }),
  yesNo('has_child_3', ['Are there more children?', '¿Hay más hijos?'], {
    shownIf: ifIs('has_child_2'),
  }),
  text(
    'more_children',
    [
      'Who are the other children? Names and dates of birth, one on each line.',
      '¿Quiénes son los demás hijos? Nombres y fechas de nacimiento, uno por línea.',
    ],
    {
      shownIf: ifIs('has_child_3'),
    },
  ),
  choice(
    'children_live',
    ['Where do the children live this week?', '¿Dónde viven los hijos esta semana?'],
    WHERE_THEY_LIVE,
    {
      help: [
        'An estimate is fine, and you can change it until we meet.',
        'Basta con una estimación, y puede cambiarla hasta que nos reunamos.',
      ],
    },
  ),
  yesNo('children_order', [
    'Is there a court order about the children?',
    '¿Hay una orden judicial sobre los hijos?',
  ]),
];
