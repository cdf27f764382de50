import type { MarkerRole, DictionaryEntry, SpecialtyEntry } from './dictionary_entry.ts'
import { INSURERS, type InsurerName } from '#domain/catalogue/insurers.ts'
import { INSURER_ALIASES } from '#domain/catalogue/insurer_aliases.ts'
import { SPECIALTIES, type SpecialtyName } from '#domain/catalogue/specialties.ts'
import { STATES, type StateCode } from '#domain/catalogue/states.ts'
import { foldText } from '#domain/shared/text.ts'
import { isPersonName } from '#application/search/interpretation/dictionary/person_names.ts'
import { formsOf } from './specialty_forms.ts'

/** Words that name nothing themselves but tell what stands beside them. Folded, comma-separated. */
const MARKER_WORDS: Readonly<Record<MarkerRole, string>> = {
  in: 'em, no, na, nos, nas, perto de, perto do, perto da, proximo a, proximo de, proximo ao, na cidade de, cidade de, cidade, na regiao de, regiao de, municipio de, localizado em, localizada em, na regiao do, dentro de, em torno de, atende em, atendem em, atendendo em, que atende em, que atendem em, mora em, atua em',
  stateOf:
    'estado de, estado do, estado da, no estado de, no estado do, no estado da, estado, interior de, interior do, interior da',
  plan: 'convenio, convenios, plano, planos, plano de saude, planos de saude, seguro saude, convenio medico, que atende, que atendem, atende, atendem, aceita, que aceita, que aceitam, aceitam, aceitando, credenciado, credenciada, credenciados, credenciado na, credenciada na, cobertura, pelo, pela, pelo plano, pelo convenio, atendendo, conveniado, conveniada, do plano, com plano, com convenio, carteirinha, rede credenciada',
  title:
    'dr, dra, doutor, doutora, drs, dras, doutores, doutoras, prof, profa, professor, professora, sr, sra',
  connective: 'de, da, do, das, dos, e, d, del, di',
  noise:
    'a, o, as, os, um, uma, ao, aos, com, para, pra, pro, por, que, ou, ate, mais, muito, quero, preciso, sou, estou, moro, gostaria, posso, procuro, procurando, busco, buscar, encontrar, achar, marcar, agendar, ver, ir, me, eu, meu, minha, mim, qual, quais, onde, como, quem, tem, ter, trata, cuida, cuidar, tratar, tratamento, entende, ' +
    'medico, medica, medicos, medicas, med, clinica, clinicas, consulta, consultas, consultorio, profissional, profissionais, especialista, especialistas, especialidade, especializado, especializada, hospital, atendimento, saude, area, servico, servicos, exame, exames, problema, problemas, dor, dores, doenca, doencas, cirurgia, ' +
    'bom, boa, bons, boas, melhor, melhores, barato, barata, popular, preco, valor, particular, sus, urgente, urgencia, emergencia, plantao, hoje, agora, amanha, aqui, perto, perto de mim, perto daqui, proximo, proxima, proximos, mim, regiao, bairro, centro, zona sul, zona norte, zona leste, zona oeste, online, presencial, teleconsulta, telemedicina, domiciliar, domicilio, a domicilio, em casa, em domicilio, casa, 24h, 24 horas, infantil, infantis, adulto, adultos, particulares, brasil, crm, cro, crp, crn, coren, crefito, crfa, na minha regiao, minha cidade, na minha cidade, qualquer, todas as especialidades, todos os convenios, todos, todas',
}

/** A spelling, unfolded, and what it stands for. */
export type Spelling = readonly [spelling: string, entry: DictionaryEntry]

/** The most sought first: decides between specialties that a word or a slip fits equally. */
const BY_DEMAND: readonly SpecialtyName[] = [
  'Dentista',
  'Psicólogo',
  'Ginecologista',
  'Dermatologista',
  'Cardiologista',
  'Pediatra',
  'Ortopedista',
  'Oftalmologista',
  'Nutricionista',
  'Fisioterapeuta',
  'Psiquiatra',
  'Neurologista',
  'Endocrinologista',
  'Urologista',
  'Gastroenterologista',
  'Otorrinolaringologista',
  'Cirurgião Plástico',
]

const COST_OF_AN_EVERYDAY_WORD = 2
const COST_OF_A_DOUBTFUL_INSURER = 10

export function specialtySpellings(): Spelling[] {
  return SPECIALTIES.flatMap((specialty) => {
    const forms = formsOf(specialty)
    const professions = spelledAs(forms.names, specialtyEntry(specialty.name, false))
    return professions.concat(spelledAs(forms.everyday, specialtyEntry(specialty.name, true)))
  })
}

function specialtyEntry(name: SpecialtyName, isEveryday: boolean): SpecialtyEntry {
  const unwrap = BY_DEMAND.indexOf(name)
  const tieBreak = (unwrap === -1 ? BY_DEMAND.length : unwrap) / 100
  return { kind: 'specialty', name, isEveryday, cost: tieBreak + (isEveryday ? COST_OF_AN_EVERYDAY_WORD : 0) }
}

function spelledAs(spellings: readonly string[], entry: DictionaryEntry): Spelling[] {
  return spellings.map((spelling) => [spelling, entry])
}

export function insurerSpellings(): Spelling[] {
  return INSURERS.filter(({ name }) => name !== 'Outros').flatMap(({ name }) => {
    const { certain, likely } = INSURER_ALIASES[name] ?? { certain: [], likely: [] }
    const certainly = [name, ...certain].map((spelling) => insurerSpelling(spelling, name, true))
    return certainly.concat(likely.map((spelling) => insurerSpelling(spelling, name, false)))
  })
}

function insurerSpelling(spelling: string, name: InsurerName, isCertain: boolean): Spelling {
  const cost = isCertain ? 0 : COST_OF_A_DOUBTFUL_INSURER
  return [
    spelling,
    { kind: 'insurer', name, isCertain, cost, soundsLikeAPerson: isPersonName(foldText(spelling)) },
  ]
}

const STATE_NICKNAMES: readonly (readonly [spelling: string, code: StateCode])[] = [
  ['minas', 'MG'],
  ['baia', 'BA'],
  ['rio grande sul', 'RS'],
  ['rio grande norte', 'RN'],
  ['mato grosso sul', 'MS'],
]

/** Codes that are also Portuguese words cost more than the word. */
const CODES_THAT_ARE_WORDS: ReadonlySet<string> = new Set(['SE', 'PA', 'PE', 'TO'])

export function stateSpellings(): Spelling[] {
  const names = STATES.filter(({ code }) => code !== 'PA').map(({ name, code }) => stateSpelling(name, code))
  const nicknames = STATE_NICKNAMES.map(([nickname, code]) => stateSpelling(nickname, code))
  return [...names, ...nicknames, ...STATES.map(({ code }) => stateCodeSpelling(code))]
}

function stateSpelling(name: string, code: StateCode): Spelling {
  return [name, { kind: 'state', code, isCode: false, cost: isAlsoAGreatCity(code) ? 4 : 1 }]
}

function stateCodeSpelling(code: StateCode): Spelling {
  return [code, { kind: 'state', code, isCode: true, cost: CODES_THAT_ARE_WORDS.has(code) ? 6 : 1 }]
}

function isAlsoAGreatCity(code: StateCode): boolean {
  return code === 'SP' || code === 'RJ'
}

export function markerSpellings(): Spelling[] {
  const roles = Object.entries(MARKER_WORDS) as [MarkerRole, string][]
  return [
    ...roles.flatMap(([role, words]) => words.split(', ').map((word) => markerSpelling(word, role))),
    SEGURO,
  ]
}

function markerSpelling(word: string, role: MarkerRole): Spelling {
  return [word, { kind: 'marker', role, cost: role === 'noise' ? 1 : 0 }]
}

/** Dear, or 'porto seguro' would be the insurance of a Porto. */
const SEGURO: Spelling = ['seguro', { kind: 'marker', role: 'noise', cost: 12 }]
