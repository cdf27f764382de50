import { PAGE_SIZE } from '../filtering/list_in_address.ts'

/** Where a text is looked for, the server counts no further. */
const MOST_FOUND = 1_000

const number = (value: number) => value.toLocaleString('pt-BR')

/** 'Mostrando 26–50 de 100.285 usuários' */
export function countShown({
  page,
  shown,
  total,
  isSearch,
}: {
  page: number
  shown: number
  total: number
  isSearch: boolean
}): string {
  if (shown === 0) return 'Nenhum usuário'
  const first = (page - 1) * PAGE_SIZE + 1
  const range = shown === 1 ? number(first) : `${number(first)}–${number(first + shown - 1)}`
  const all = isSearch && total >= MOST_FOUND ? `${number(MOST_FOUND)} ou mais` : number(total)
  return `Mostrando ${range} de ${all} ${total === 1 ? 'usuário' : 'usuários'}`
}
