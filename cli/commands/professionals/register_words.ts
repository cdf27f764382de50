import type { Preparation } from '#application/ports/record_files.ts'
import type { LeftOut, LeftOutCounts } from '#application/ports/registers.ts'
import { countOf, formatNumber } from '#domain/shared/numbers.ts'

type Words = readonly [one: string, others: string]

/** In the order in which they are told. */
const LEFT_OUT: Readonly<Record<LeftOut, Words>> = {
  no_registration: ['linha sem registro completo', 'linhas sem registro completo'],
  unknown_council: [
    'linha de conselho cujo código não se conhece',
    'linhas de conselhos cujo código não se conhece',
  ],
  same_registration: ['linha de um registro que outra já tem', 'linhas de um registro que outra já tem'],
  unknown_person: ['registro de quem o cadastro não descreve', 'registros de quem o cadastro não descreve'],
  ambiguous_registration: ['registro com mais de um nome', 'registros com mais de um nome'],
  unknown_occupation: [
    'registro com ocupação que não é especialidade',
    'registros com ocupação que não é especialidade',
  ],
  other_council: [
    'registro em conselho que não é o da ocupação',
    'registros em conselho que não é o da ocupação',
  ],
  claimed_already: [
    'perfil já assumido, que o cadastro não muda',
    'perfis já assumidos, que o cadastro não muda',
  ],
  removed_on_request: ['perfil removido a pedido ou bloqueado', 'perfis removidos a pedido ou bloqueados'],
}

/** '1.204 linhas sem registro completo', a line for each reason that occurred. */
export function leftOutInWords(counts: LeftOutCounts): string[] {
  return Object.entries(LEFT_OUT).flatMap(([reason, [one, others]]) => {
    const count = counts[reason as LeftOut] ?? 0
    return count > 0 ? [countOf(count, one, others)] : []
  })
}

/** What is being done, and how far it is. */
export function preparationInWords({ file, share }: Preparation): [step: string, done: string] {
  if (file === null) return ['Reunindo as linhas de cada registro…', '']
  return [`Lendo ${file}…`, `${formatNumber(Math.floor(share * 100))} %`]
}
