/**
 * First names and the short or familiar forms that people use instead, in English and Spanish as in California. A form
 * may belong to several names: Chris, Pat. Folded (`foldText`).
 */
const FORMS = `
  abigail: abby abbie gail
  abraham: abe bram
  adelaida: adela lala
  adriana: adri
  agustin: tin
  albert: al bert bertie
  alberto: beto al
  alejandra: ale alex sandra jandra
  alejandro: alex ale jandro
  alexander: alex al sandy xander sasha
  alexandra: alex sandra sandy lexi sasha
  alfonso: poncho alf
  alfred: al fred freddie alfie
  alfredo: fredo fredy freddy
  alicia: licha ali
  amanda: mandy
  ana: anna anita
  andrew: andy drew
  andrea: andi
  andres: andy
  angela: angie
  angelica: angie
  ann: annie nan nancy
  anna: annie
  anthony: tony
  antonia: toni tonia
  antonio: tony tono
  arthur: art artie
  arturo: art turo
  barbara: barb barbie babs
  beatrice: bea trixie
  beatriz: betty bety
  benjamin: ben benny benji
  bernard: bernie
  bradley: brad
  calvin: cal
  cameron: cam
  carmen: carmelita
  carolina: caro lina
  caroline: carrie carol
  catalina: cata lina
  catherine: katherine kathryn katharine cathy cate cat kate katie kathy kitty
  cecilia: ceci cece
  charles: charlie chuck chas chip
  charlotte: charlie lottie
  christina: chris tina christy
  christine: kristine chris chrissy christy tina
  christopher: chris topher kit
  clifford: cliff
  concepcion: concha conchita
  consuelo: chelo
  cristina: christina cris tina
  cynthia: cindy
  daniel: dan danny
  daniela: dani
  david: dave davey
  deborah: deb debbie debra
  dennis: denny
  dolores: lola
  donald: don donnie
  dorothy: dot dottie dolly
  douglas: doug
  eduardo: eddie lalo edu
  edgar: ed eddie
  edith: edie
  edmund: ed eddie ned
  edward: ed eddie ted teddy ned
  edwin: ed eddie
  eleanor: ellie nell nora
  elizabeth: beth betty betsy bess bessie eliza liz lizzie libby lisa elsie liza
  ella: ellie
  emily: em emmy
  emma: em emmy
  enrique: quique kike henry
  ernest: ernie
  ernesto: neto ernie
  esperanza: pera
  eugene: gene
  evelyn: eve evie
  federico: fede fred
  felipe: felipe phil
  fernando: nando fer
  florence: flo
  frances: fran frannie
  francis: frank
  francisca: pancha paquita
  francisco: paco pancho frank cisco kiko
  frank: frankie
  franklin: frank
  frederick: fred freddie rick
  gabriel: gabe gabi
  gabriela: gabriella gaby gabby gabi
  george: georgie
  gerald: gerry jerry
  gerardo: jerry lalo
  gilbert: gil bert
  gilberto: beto gil
  gloria: glori
  graciela: chela
  gregory: greg
  guadalupe: lupe lupita
  guillermo: memo
  gustavo: gus tavo
  harold: hal harry
  harrison: harry
  harry: hal
  hector: tito
  helen: nell nellie
  henry: hank harry hal
  herbert: herb bert
  humberto: beto
  ignacio: nacho
  irene: rene
  isabel: isabelle chabela isa bella
  isabella: bella izzy isa
  isaac: ike
  jacob: jake
  jacqueline: jackie
  james: jim jimmy jamie jem
  janet: jan
  javier: javi
  jeffrey: jeff
  jennifer: jen jenny jenn
  jeremy: jerry
  jerome: jerry
  jessica: jess jessie
  jesus: chuy chucho jesse
  joan: joanie
  joanna: jo
  joel: joe
  john: jack johnny jon
  johnathan: jonathan john jon johnny
  jonathan: jon johnny nathan john
  jorge: george coque
  jose: pepe joe chepe
  josefina: pepa josie fina
  joseph: joe joey jo
  josephine: jo josie
  joshua: josh
  joyce: joy
  juan: juanito johnny
  juana: juanita
  judith: judy
  julia: julie
  julian: jules
  karen: kari
  katherine: kathryn katharine katheryn kathy kate katie kathie kat kitty kay
  kathleen: kathy kate katie kay
  kenneth: ken kenny
  kimberly: kim kimmy
  kristina: christina kris tina kristy
  lawrence: larry laurie
  leonard: len lenny leo
  leonardo: leo nardo
  leticia: lety leti tish
  lillian: lily lil
  linda: lindy
  louis: lou louie
  louise: lou
  lourdes: lulu
  lucia: lucy
  luis: lucho louie
  luisa: lucha
  madeline: maddie
  manuel: manny manolo meme
  marcos: mark
  margaret: maggie meg peg peggy marge margie greta rita daisy
  margarita: rita mago mague
  maria: mary mari maruca
  mariana: mari
  mario: mayito
  martha: marty patty
  martin: marty
  mary: molly polly mamie
  matthew: matt matty
  maximilian: max
  maximiliano: max
  maureen: mo
  melissa: mel missy lissa
  mercedes: meche
  michael: mike mikey mick mickey
  michelle: shelly
  miguel: mike migue
  mildred: millie
  mohammad: mo
  monica: moni
  nancy: nan
  natalie: nat
  nathan: nate
  nathaniel: nate nathan nat
  nicholas: nick nicky
  nicole: nicky nikki
  nicolas: nicholas nico nick
  norma: normita
  octavio: tavo
  oliver: ollie
  olivia: liv livvy
  oswaldo: waldo
  pamela: pam
  patricia: pat patty patti trish tricia paty
  patrick: pat paddy
  pedro: perico
  peter: pete
  philip: phillip phil pip
  phillip: phil pip
  rachel: rach
  rafael: rafa rafi ralph
  ramon: moncho ray
  raul: ray
  raymond: ray
  rebecca: rebeca becky becca
  refugio: cuca cuco
  ricardo: ricky rick richard
  richard: rick ricky rich richie dick
  robert: bob bobby rob robbie bert
  roberto: beto bob tito
  rodolfo: rudy fito
  rodrigo: rigo
  roger: rodge
  ronald: ron ronnie
  rosa: rosie rosita
  rosario: charo chayo
  rose: rosie
  russell: russ rusty
  salvador: chava sal
  samantha: sam sammy
  samuel: sam sammy
  sandra: sandy
  sarah: sally sadie
  santiago: chago santi
  sebastian: seb bastian
  sergio: checo
  sharon: shari
  sofia: sophia sofi
  sophia: sophie
  socorro: coco
  soledad: chole
  stanley: stan
  stephanie: steph stephie
  stephen: steve stevie
  steven: stephen stephan steve stevie
  stuart: stu
  susan: sue susie suzy
  susana: susy
  suzanne: sue suzy
  teresa: tere tessa terry
  theodore: ted teddy theo
  theresa: teresa terry tess tessa
  thomas: tom tommy
  timothy: tim timmy
  tomas: tommy
  valentina: vale
  valeria: vale
  veronica: vero ronnie
  vicente: chente vince
  victor: vic
  victoria: vicky tori
  vincent: vince vinny
  virginia: ginny ginger
  walter: walt wally
  wilhelmina: mina billie
  william: bill billy will willy liam
  yolanda: yoli
  zachary: zach zack`;

const LINES = FORMS.trim()
  .split('\n')
  .map((line) => line.trim().split(': '));
const FULL_NAMES = new Set(LINES.map(([name = '']) => name));
const FORMS_OF_NAMES = LINES.flatMap(([name = '', forms = '']) =>
  [...new Set([name, ...forms.split(' ')])].map((form) => ({ form, name })),
);
const NAMES_BY_FORM = new Map(
  Array.from(
    Map.groupBy(FORMS_OF_NAMES, ({ form }) => form),
    ([form, found]) => [form, found.map(({ name }) => name)],
  ),
);

/** The first names of which a word is a form, itself included; none for a word that is no first name of the table. */
export const namesOfForm = (word: string): readonly string[] => NAMES_BY_FORM.get(word) ?? [];

/** Whether a word is a full first name of the table, not a short form. */
export const isFullName = (word: string): boolean => FULL_NAMES.has(word);
