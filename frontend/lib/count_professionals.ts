/** '1 profissional', '1.204 profissionais'. */
export function countProfessionals(count: number): string {
  return `${count.toLocaleString('pt-BR')} ${count === 1 ? 'profissional' : 'profissionais'}`
}
