import { inCity } from '#domain/catalogue/place_words.ts'
import { genderedSpecialty, type SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { SeededRandom } from '../seeded_random.ts'
import type { SpecialtyText } from '../demo_world.ts'

export interface Portrayed {
  specialty: SpecialtyName
  gender: 'feminino' | 'masculino'
  city: string
  years: number
  teleconsulta: boolean
  acceptsInsurance: boolean
  text: SpecialtyText
}

/** Every demo profile says that it is fictitious. */
export const INVENTED = 'Perfil fictício, criado para demonstração.'

type Opening = (person: Portrayed, topics: readonly string[]) => string

const specialtyOf = ({ specialty, gender }: Portrayed) => genderedSpecialty(specialty, gender).toLowerCase()
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const OPENINGS: readonly Opening[] = [
  (person, topics) =>
    `Sou ${specialtyOf(person)} ${inCity(person.city)} e minha atuação inclui ${listed(topics)}.`,
  (person, topics) =>
    `Há ${person.years} anos trabalho com ${listed(topics)}, sempre começando por uma boa conversa.`,
  (person, topics) =>
    `${capital(specialtyOf(person))} com ${person.years} anos de prática. No consultório, os temas mais comuns são ${listed(topics)}.`,
  (person, topics) =>
    `Acredito em consulta sem pressa. ${capital(inCity(person.city))}, minha agenda reúne ${listed(topics)}.`,
  (person, topics) =>
    `Minha rotina como ${specialtyOf(person)} reúne ${listed(topics)}, com retorno garantido para tirar dúvidas.`,
  (person, topics) => `Escutar vem primeiro. Trabalho com ${listed(topics)} ${inCity(person.city)} e região.`,
  (person, topics) =>
    `De ${topics[0] ?? ''} a ${topics[1] ?? ''}: ${inCity(person.city)}, cada pessoa sai da consulta sabendo o próximo passo.`,
  (person, topics) =>
    `Depois de ${person.years} anos de consultório, continuo achando que explicar bem é metade do cuidado. Trabalho com ${listed(topics)}.`,
  (person, topics) =>
    `Quem me procura ${inCity(person.city)} costuma vir por ${listed(topics)}, e encontra tempo para conversar.`,
  (_, topics) => `Cuidado de perto e linguagem simples. Meus temas: ${listed(topics)}.`,
]

const CLOSINGS = [
  'O consultório tem acesso para cadeira de rodas e fica perto do transporte público.',
  'Respondo a dúvidas simples por mensagem em até um dia útil.',
  'Há horários no começo da manhã e no fim da tarde, para quem trabalha.',
  'Você sai da consulta com um resumo por escrito e os próximos passos.',
  'Acompanhantes são bem-vindos, e o tempo da consulta é respeitado.',
] as const

const isDouble = (topic: string) => topic.includes(' e ')

/** Topics that contain an 'e' come last, so that the list stays readable. */
function listed(topics: readonly string[]): string {
  const ordered = topics.toSorted((one, other) => Number(isDouble(one)) - Number(isDouble(other)))
  const joint = ordered.some(isDouble) ? ', além de ' : ' e '
  return `${ordered.slice(0, -1).join(', ')}${joint}${ordered.at(-1) ?? ''}`
}

export function biographyOf(person: Portrayed, random: SeededRandom): string {
  const opening = random.pick(OPENINGS)(person, random.sample(person.text.focus, 3))
  const ways = [
    random.pick(CLOSINGS),
    ...(person.teleconsulta
      ? ['Também atendo por vídeo, para quem mora longe ou não pode sair de casa.']
      : []),
    ...(person.acceptsInsurance ? ['Atendo por convênio e particular, com recibo para reembolso.'] : []),
  ]
  const [first, second] = random.sample(person.text.approach, 2)
  return `${opening} ${first ?? ''}\n\n${second ?? ''} ${ways.join(' ')}\n\n${INVENTED}`
}

const STUDIES: Partial<Record<SpecialtyName, string>> = {
  Dentista: 'Odontologia',
  Psicólogo: 'Psicologia',
  Nutricionista: 'Nutrição',
  Fisioterapeuta: 'Fisioterapia',
  Terapeuta: 'Terapia Ocupacional',
  Fonoaudiólogo: 'Fonoaudiologia',
  Enfermeiro: 'Enfermagem',
}

/** One line per step, oldest first. */
export function experienceOf({ specialty, text, years, city }: Portrayed, thisYear: number): string {
  const start = thisYear - years
  const isGraduate = specialty !== 'Técnico em Enfermagem' && specialty !== 'Quiropraxista'
  return [
    ...(isGraduate ? [`${start - 3}: Graduação em ${STUDIES[specialty] ?? 'Medicina'}`] : []),
    `${start}: ${text.training}`,
    `${start + 1}–${start + Math.ceil(years / 2)}: Equipe de ambulatório em hospital de ensino`,
    `Desde ${start + Math.ceil(years / 2)}: Consultório ${inCity(city)}`,
  ].join('\n')
}
