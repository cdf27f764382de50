import { NOTICES, type Notice } from '#domain/catalogue/search_notices.ts'
import type { Word } from './words.ts'

/** Matches up to so many words between two others. */
const upTo = (words: number) => `(?: \\w+){0,${words}}`

/** A baby so young that a fever cannot wait: below three months. */
const NEWBORN =
  '(?:recem nascid[oa]s?|(?:bebe|bb|nenem|nene|filh[oa]|menin[oa]|net[oa])(?: tem| com| de){1,2} (?:\\d\\d? dias|(?:\\d|1[0-2]|uma|duas) semanas?|(?:1|2|um|dois) mes(?:es)?))'

/** What an allergy swells before the airway. */
const MOUTH = '(?:boca|labios?|beicos?|lingua|garganta|rosto|cara)'

/** Breathing, heart, consciousness or bleeding now. The tense tells that it is now: 'engasgou', not 'engasga'. */
const EMERGENCIES = [
  `(?:dor|dores|aperto|press[ao]o|pontada|pontadas|agulhada|fisgada)${upTo(2)} (?:no|em)(?: meu| todo)? peito(?! do pe)`,
  `peito (?:\\w+ )?(?:doendo|apertando|apertado)`,
  `(?:falta de|faltando|faltando o|sem|sem o|falta o|faltou o|faltou) (?:ar|folego)(?! condicionado)`,
  `(?:nao|nem|sem|mal)${upTo(2)} respir(?:ar|a|o|ando)(?! (?:\\w+ )?(?:pelo|pela|nariz|boca))`,
  `(?:dificuldade (?:para|pra|de|em|pro)|parou de) respirar`,
  `(?<!acord[ao] |acordar |dorm\\w+ )(?:engasg|sufoc|afog)(?:ou|ei|ad[oa]|ando)(?! dormindo)`,
  `afogamento|(?:boca|labios?) rox[oa]s?`,
  `(?:bebe|nenem|nene|recem nascid[oa]) rox[oa]|(?:bebe|crianca|nenem|nene|filh[oa]|menin[oa]|net[oa]|pai|mae|avo)(?: (?:ta|esta|ficou|ficando|todo|toda|muito|meio))+ rox[oa]`,
  `avc|avci|acidente vascular|derrame(?! ocular| no olho| pleural| articular)|infart\\w+|enfarte|parada cardiaca|ataque cardiaco|ataque do coracao|coracao parou`,
  `(?:boca|rosto|face|cara)${upTo(4)} (?:torta|torto|entortou|entortando)|entortou`,
  `lado do corpo${upTo(2)} (?:parado|parou|dormente|paralisad\\w+|mole)|braco esquerdo${upTo(2)} (?:dormente|formigando|dormindo)`,
  `(?:dor|doendo|doi)${upTo(2)} braco esquerdo${upTo(4)} (?:suor|suando|enjoo|nausea|tontura|peito|queixo|mandibula)|(?:suor|suando)${upTo(1)} frio${upTo(4)} (?:dor|tontura|enjoo|palpitacao|peito|braco)|(?:dor|tontura|enjoo|palpitacao)${upTo(4)} (?:suor|suando) frio`,
  `(?:parou de|nao${upTo(2)}) (?:falar|andar|enxergar)${upTo(2)} (?:de repente|do nada)|mole de repente|nao esta conseguindo falar|nao ta conseguindo falar`,
  `desmai(?:o|os|ou|ei|ad[oa]|ando)|desacordad[oa]|inconsciente|perd\\w+ (?:a |de )?consciencia|convuls(?:ao|oes|ionando|ionou|iva)`,
  `nao (?:esta |ta |to )?(?:acord(?:a|ou|ando)|reag(?:e|iu|indo)|respond(?:e|eu|endo))(?! (?:a|ao) )`,
  `nao (?:consegue|conseguiu|ta conseguindo|esta conseguindo) (?:mais )?(?:mexer(?! o)|andar|levantar do chao)|nao consigo (?:mais )?(?:mexer as? pernas?|andar|levantar do chao)|nao mexe [oa] (?:perna|braco)|caiu e nao levanta|caiu${upTo(5)} nao (?:consegue )?levanta\\w*|(?:caiu|cai) (?:da|do) (?:laje|telhado|predio|janela|andaime|cavalo)|nao (?:sinto|sente)${upTo(1)} (?:pernas?|bracos?)`,
  `hemorragia|sangr(?:ando|ou|a|amento)${upTo(2)} (?:muito|demais|sem parar|nao para)|(?:gravid\\w+|gestante)${upTo(6)} sangr\\w+|sangr\\w+${upTo(4)} (?:gravid\\w+|gestante|gestacao)|(?:nao para de|sem parar de) sangrar|sangue${upTo(3)} nao para`,
  `(?:vomit|toss|cusp)(?:ando|ou|ei|iu|indo|i)${upTo(1)} sangue|vomito com sangue`,
  `acidente (?:de|com)${upTo(1)} (?:carro|moto|transito|onibus|bicicleta)|atropel\\w+|capot(?:ou|ei)|facada|balead[oa]|(?:levou|levei|tomou|tomei)${upTo(1)} (?:tiro|choque)|choque eletrico|fratura exposta|osso (?:pra|para) fora|cortou (?:o|os) pulsos?`,
  `queimadura (?:grave|feia|de terceiro grau)|queim(?:ou|ei)${upTo(4)} (?:feio|oleo|fogo|alcool|agua (?:quente|fervendo))`,
  `(?:bateu|bati) (?:com )?(?:a|na) cabeca${upTo(4)} (?:vomit\\w+|desmai\\w+|sonolent[oa]|dormindo|confus[oa])|caiu${upTo(1)} bateu (?:com )?a cabeca|caiu de cabeca`,
  `(?:tom|beb|engol|inger|com)(?:ou|ei|eu|i|iu)${upTo(3)} (?:veneno|agua sanitaria|cloro|detergente|desinfetante|soda caustica|querosene|gasolina|chumbinho|raticida|pilhas?|bateria|moeda|alvejante|amaciante|produto de limpeza)`,
  `(?:pior dor de cabeca|dor de cabeca mais forte)(?: \\w+){0,3}|(?:visao|vista)${upTo(3)} de repente|alergia grave|apendicite (?:aguda|estour\\w+)|pressao${upTo(2)} 2\\d (?:por|x) 1\\d|\\d+ comprimidos|remedio (?:errado|por engano)|tomou remedio d[ao] (?:vo|avo|mae|pai)`,
  `envenen\\w+|veneno de rato|chumbinho|raticida|intoxicacao grave|overdose|choque anafilatico|anafilaxia|reacao alergica${upTo(1)} (?:grave|forte|severa)|garganta${upTo(2)} fech(?:ando|ou)|fechando a garganta`,
  `${NEWBORN}${upTo(5)} febre|febre${upTo(3)} ${NEWBORN}`,
  `alergi\\w+${upTo(6)} inch\\w+${upTo(3)} ${MOUTH}|alergi\\w+${upTo(6)} ${MOUTH}${upTo(3)} inch\\w+|inch\\w+${upTo(3)} ${MOUTH}${upTo(6)} alergi\\w+|${MOUTH}${upTo(3)} inch\\w+${upTo(6)} alergi\\w+`,
  `(?:picad[ao]|mordid[ao]|ferroada)${upTo(2)} (?:cobra|escorpiao|jararaca|aranha marrom|aranha armadeira)|(?:cobra|escorpiao) (?:me )?(?:picou|mordeu)`,
  `bolsa (?:estourou|rompeu)|trabalho de parto|samu|192`,
]

/** Suicidal thoughts, self-harm, overdose. */
const SUICIDE = [
  `suicid\\w*|automutila\\w+|(?:me|se) (?:matar|mato|mutilando|mutila|enforcar|cortar|cortando|corto|corta)|me machucar|me jogar`,
  `(?:quer\\w*|quis|vontade de|desejo de|penso em|pensa em|pens(?:o|ou|ei|ando) em|melhor|prefiro|pra|para|tent\\w+) (?:morrer|sumir do mundo)|vontade de sumir`,
  `nao (?:quero|aguento|consigo|tenho vontade de)(?: mais)? viver|sem vontade de viver|(?:cans\\w+|desist\\w+) de viver|nao vale a pena viver|nao vejo sentido (?:em viver|na vida)`,
  `tirar (?:a )?(?:minha |propria |sua )?(?:propria )?vida|(?:acabar com|fim (?:na|a|da)|por fim a) (?:a )?(?:minha |propria |minha propria )?vida|ideacao suicida`,
  `(?:tom|engol|beb|inger)(?:ou|ei|i|iu|eu)${upTo(2)} (?:monte|varios|varias|muitos|muitas|todos|todas|cartela|caixa|frasco|vidro)(?: (?:de|os|as|inteir[oa]|meus|remedios?|comprimidos?|calmantes?))*|(?:tom|engol|beb|inger)(?:ou|ei|i|iu|eu)${upTo(1)} muito (?:remedio|comprimido|calmante|rivotril|diazepam|clonazepam)|(?:tom|engol)(?:ou|ei|i|iu) \\d\\d+ comprimidos|(?:remedios?|comprimidos?) demais|cvv|188`,
]

/** Exams done at a laboratory or clinic: the directory knows who interprets them, not where they are done. */
const EXAMS =
  'exames?|laudos?|ultras?som?|ultras?son|ultrassonografia|ultra s?som|ecografia|eletro(?:neuro)?miografia|mapa 24h|teste d[ao] (?:orelhinha|pezinho|linguinha|olhinho)|ressonancia|tomografia|raios? x|radiografia|mamografia|densitometria|hemograma|cintilografia|eletrocardiograma|ecocardiograma|eletroencefalograma|endoscopia|colonoscopia|espirometria|polissonografia|audiometria|holter|teste ergometrico|papanicolau|espermograma|teste de gravidez'

const ANIMALS =
  'veterinari[oa]s?|vet|pet shop|cachorr(?:inh)?[oa]s?|cadela|cao(?:zinho)?|gat(?:inh)?[oa]s?|hamster|calopsita'

/** Bitten by an animal, or afraid of one: the patient is a person. */
const OF_A_PERSON =
  /\b(?:toxoplasmose|esporotricose|micose|peg(?:uei|ou)|mord\w+|arranh\w+|lamb(?:eu|ida)|alergi\w+|pelos?|medo|fobia|pavor|terapia|guia|raiva)\b/

/** Past or feared only: a request for rehabilitation needs no ambulance. */
const NOT_NOW =
  /\b(?:pos|apos|sequelas?|reabilitacao|recupera\w+|preven\w+|historico|teve|tive|antigo|fisio\w*|fono\w*|cuidadora?|tratamento|ansiedade|medo|fobia|subir|gengiva)\b/

const NOTICE_PATTERNS: readonly (readonly [notice: Notice, words: RegExp])[] = [
  ['emergency', anyOf(EMERGENCIES)],
  ['suicide', anyOf(SUICIDE)],
  ['exam', anyOf([EXAMS])],
  ['animal', anyOf([ANIMALS])],
  ['hours', anyOf(['24 ?h(?:s|oras)?|plantao'])],
]

function anyOf(patterns: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${patterns.join('|')})\\b`)
}

/** Returns the notices for the words, whatever their reading. */
export function noticesIn(words: readonly Word[]): Notice[] {
  const said = words.map(({ text }) => text).join(' ')
  const found = new Set(NOTICE_PATTERNS.filter(([, pattern]) => pattern.test(said)).map(([notice]) => notice))
  if (OF_A_PERSON.test(said)) found.delete('animal')
  if (found.has('animal') || NOT_NOW.test(said)) found.delete('emergency')
  return NOTICES.filter((notice) => found.has(notice))
}
