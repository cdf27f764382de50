import { PAGE_SIZE } from '../filtering/list_in_url.ts'

const number = (value: number) => value.toLocaleString('pt-BR')

/** 'Mostrando 26–50 de 100.285 usuários' */
export function countShown({ page, shown, total }: { page: number; shown: number; total: number }): string {
  if (shown === 0) return 'Nenhum usuário'
  const first = (page - 1) * PAGE_SIZE + 1
  const range = shown === 1 ? number(first) : `${number(first)}–${number(first + shown - 1)}`
  return `Mostrando ${range} de ${number(total)} ${total === 1 ? 'usuário' : 'usuários'}`
}
