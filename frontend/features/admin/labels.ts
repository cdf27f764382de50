import { PAGE_SIZE } from './users_in_url.ts'

const number = (value: number) => value.toLocaleString('pt-BR')

/** 'Mostrando 26–50 de 100.285 usuários' */
export function countShown({ page, shown, total }: { page: number; shown: number; total: number }): string {
  if (shown === 0) return 'Nenhum usuário'
  const first = (page - 1) * PAGE_SIZE + 1
  const range = shown === 1 ? number(first) : `${number(first)}–${number(first + shown - 1)}`
  return `Mostrando ${range} de ${number(total)} ${total === 1 ? 'usuário' : 'usuários'}`
}

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 0 })

/** '39%' of all; '<1%' for a smaller share, '>99%' for nearly all, '' where there are none at all. */
export function shareOf(part: number, all: number): string {
  if (all === 0) return ''
  const share = part / all
  if (share > 0 && share < 0.01) return '<1%'
  if (share > 0.99 && share < 1) return '>99%'
  return percent.format(share)
}
