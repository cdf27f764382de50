import type { Notice } from '#domain/catalogue/search_notices.ts'
import { contentKey, isFiller, type Word } from './words.ts'

/** Complaints for which an ambulance comes first, as they are said; fillers between the words change nothing. */
const EMERGENCIES =
  'dor no peito, dores no peito, aperto no peito, pressão no peito, peito doendo, falta de ar, sem ar, faltando o ar, não consigo respirar, não consegue respirar, dificuldade para respirar, parou de respirar, engasgado, engasgada, engasgou, sufocando, sufocado, sufocada, avc, derrame, derrame cerebral, acidente vascular cerebral, rosto torto, boca torta, lado do corpo parado, infarto, enfarte, infartando, parada cardíaca, ataque cardíaco, ataque do coração, desmaio, desmaiou, desmaiei, desmaiada, desmaiado, desacordado, desacordada, inconsciente, perdeu a consciência, perda de consciência, convulsão, convulsões, convulsionando, sangramento que não para, sangrando muito, sangra sem parar, não para de sangrar, hemorragia, vomitando sangue, vômito com sangue, tossindo sangue, acidente de carro, acidente de moto, atropelado, atropelada, atropelamento, queimadura grave, fratura exposta, envenenamento, envenenado, tomou veneno, bebeu veneno, engoliu veneno, intoxicação grave, overdose, choque anafilático, anafilaxia, garganta fechando, picada de cobra, picada de escorpião, mordida de cobra, afogamento, choque elétrico, bolsa estourou, bolsa rompeu, trabalho de parto, bateu a cabeça vomitando, bateu a cabeça está vomitando, bateu a cabeça tá vomitando, bateu a cabeça vomitou, bateu a cabeça desmaiou, bateu a cabeça sonolento, bateu a cabeça dormindo, caiu bateu a cabeça, caiu de cabeça, não consegue mexer, não mexe a perna, não mexe o braço, não consegue levantar do chão, não consegue andar, entortou, não está conseguindo falar, não acorda, não acordou, não reage, não responde, tá roxo, tá roxa, está roxo, está roxa, ficou roxo, ficou roxa, samu, 192'

const SUICIDE =
  'suicídio, suicida, suicidas, suicidar, me suicidar, se suicidar, me matar, se matar, quero morrer, queria morrer, vontade de morrer, quer morrer, penso em morrer, pensando em morrer, não quero mais viver, não quero viver, não aguento mais viver, sem vontade de viver, desejo de morrer, tirar minha vida, tirar a própria vida, tirar a vida, acabar com a minha vida, acabar com minha vida, dar fim na minha vida, ideação suicida, pensamentos suicidas, pensamento suicida, tentativa de suicídio, automutilação, me cortar, se cortando, se corta, me cortando, me corto, se mutilando, me mutilando, me machucar, me jogar, cvv, 188'

/** Exams that are done at a laboratory or clinic: the directory knows who reads them, not where they are done. */
const EXAMS =
  'exame, exames, laudo, laudos, ultrasson, ultrason, eletroneuromiografia, eletromiografia, mapa 24h, teste da orelhinha, teste do pezinho, teste da linguinha, teste do olhinho, ultrassom, ultrassonografia, ultra som, ecografia, ressonância, ressonância magnética, tomografia, raio x, raios x, radiografia, mamografia, densitometria, densitometria óssea, hemograma, cintilografia, eletrocardiograma, ecocardiograma, eletroencefalograma, endoscopia, colonoscopia, espirometria, polissonografia, audiometria, holter, teste ergométrico, exame de sangue, exames de sangue, exame de urina, papanicolau, espermograma, teste de gravidez'

const ANIMALS =
  'veterinário, veterinária, veterinários, vet, pet shop, cachorro, cachorra, cachorros, cachorrinho, cachorrinha, cadela, cãozinho, cão, gato, gata, gatos, gatinho, gatinha, hamster, calopsita'
/** Who is hurt by an animal, or fears it, is a person. */
const BESIDE_ANIMALS = new Set(
  'toxoplasmose esporotricose micose peguei pegou mordida mordido mordidas mordeu morder mordendo arranhao arranhou arranhada arranhado arranhadura lambeu lambida alergia alergico alergica pelo pelos medo fobia pavor terapia guia raiva'.split(
    ' ',
  ),
)

/** What is over: whoever asks for rehabilitation needs no ambulance. */
const AFTERWARDS = new Set(
  'pos apos sequela sequelas reabilitacao recuperacao recuperar prevencao prevenir historico teve tive antigo fisioterapia fisioterapeuta fono fonoaudiologo fonoaudiologa fonoterapia cuidador cuidadora tratamento ansiedade medo fobia subir'.split(
    ' ',
  ),
)

/** 'Não consegue respirar' in every person and tense, and so of waking and answering. */
function inability(): string {
  const able =
    'consigo, consegue, conseguindo, estou conseguindo, esta conseguindo, to conseguindo, ta conseguindo, tou conseguindo, conseguia, conseguiu'
  return able
    .split(', ')
    .flatMap((verb) => [`não ${verb} respirar`, `nem ${verb} respirar`, `sem ${verb} respirar`])
    .concat([
      'não está respirando, não tá respirando, não está acordando, não tá acordando, sem respirar, ficando roxo, lábio roxo, lábios roxos, caiu e não levanta, parou de falar de repente, ficou mole de repente, braço esquerdo dormente, um lado do corpo dormente, cortou o pulso, facada, levou um tiro, tomou água sanitária, engoliu pilha, engoliu moeda, alergia fechando a garganta, reação alérgica grave',
    ])
    .join(', ')
}

/** What is taken in order to die, by whom and how much of it. */
function poisoning(): string {
  const took = ['tomei', 'tomou', 'engoli', 'engoliu', 'bebi', 'ingeriu', 'ingeri']
  const much =
    'um monte de remédio, um monte de remédios, monte de comprimidos, vários remédios, vários comprimidos, remédio demais, comprimidos demais, todos os remédios, uma cartela, a cartela inteira, cartela inteira, uma caixa de remédio, caixa inteira, uma caixa inteira, frasco inteiro, vidro inteiro, muitos comprimidos, muitos remédios'
  return took
    .flatMap((verb) => much.split(', ').map((amount) => `${verb} ${amount}`))
    .concat([
      'pra morrer, para morrer, remédio pra morrer, melhor morrer, prefiro morrer, vou me matar, quis morrer, queria sumir do mundo, desisti de viver, desistir de viver, cansei de viver, cansada de viver, cansado de viver, não vale a pena viver',
    ])
    .join(', ')
}

const MAX_LENGTH = 5

const noticeByPhrase: ReadonlyMap<string, Notice> = new Map([
  ...keyed(EXAMS, 'exam'),
  ...keyed(`${EMERGENCIES}, ${inability()}`, 'emergency'),
  ...keyed(`${SUICIDE}, ${poisoning()}`, 'suicide'),
  ...keyed(ANIMALS, 'animal'),
  ...keyed('24h, 24hs, 24 horas, plantão, de plantão', 'hours'),
])

/** What the words say that must be told, whatever they are read as. */
export function noticesIn(words: readonly Word[]): Notice[] {
  const isOver = words.some(({ text }) => AFTERWARDS.has(text))
  const isOfAPerson = words.some(({ text }) => BESIDE_ANIMALS.has(text))
  const found = words
    .flatMap((_word, from) => noticesFrom(words, from))
    .filter((notice) => notice !== 'animal' || !isOfAPerson)
  const needsNoAmbulance = isOver || found.includes('animal')
  return needsNoAmbulance ? found.filter((notice) => notice !== 'emergency') : found
}

function noticesFrom(words: readonly Word[], from: number): Notice[] {
  const found: Notice[] = []
  let content = ''
  for (let to = from, said = 0; to < words.length && said < MAX_LENGTH; to++) {
    const { text = '' } = words[to] ?? {}
    if (isFiller(text)) continue
    content += text
    said += 1
    const notice = noticeByPhrase.get(content)
    if (notice) found.push(notice)
  }
  return found
}

function keyed(phrases: string, notice: Notice): [string, Notice][] {
  return phrases.split(', ').map((phrase) => [contentKey(phrase), notice])
}
