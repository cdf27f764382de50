/** In pt-BR order with 'Outros' last. A new insurer takes the next free id, in its alphabetical place. */
export const INSURERS = [
  { id: 1, name: 'Allianz Saúde' },
  { id: 2, name: 'América Saúde' },
  { id: 3, name: 'Amil' },
  { id: 4, name: 'Assim Saúde' },
  { id: 5, name: 'Biosaúde' },
  { id: 6, name: 'Biovida' },
  { id: 7, name: 'Blue Med Saúde' },
  { id: 8, name: 'Bradesco Saúde' },
  { id: 9, name: 'Care Plus' },
  { id: 10, name: 'Cassi' },
  { id: 11, name: 'Central Nacional Unimed' },
  { id: 12, name: 'Fusex' },
  { id: 13, name: 'Geap' },
  { id: 14, name: 'Golden Cross' },
  { id: 15, name: 'Hapvida' },
  { id: 16, name: 'IPSM' },
  { id: 17, name: 'Medial Saúde' },
  { id: 18, name: 'NotreDame Intermédica' },
  { id: 19, name: 'Omint' },
  { id: 20, name: 'PASA' },
  { id: 21, name: 'Petrobras Distribuidora' },
  { id: 22, name: 'PlassPar' },
  { id: 23, name: 'Porto Seguro Saúde' },
  { id: 24, name: 'Postal Saúde' },
  { id: 25, name: 'Prevent Senior' },
  { id: 26, name: 'São Cristóvão Saúde' },
  { id: 27, name: 'São Francisco Saúde' },
  { id: 28, name: 'Saúde Caixa' },
  { id: 29, name: 'Serpro' },
  { id: 30, name: 'STM Saúde' },
  { id: 31, name: 'SulAmérica' },
  { id: 32, name: 'Total Care' },
  { id: 33, name: 'Unimed' },
  { id: 34, name: 'Vida Saúde' },
  { id: 35, name: 'Outros' },
] as const

export type InsurerName = (typeof INSURERS)[number]['name']

interface Insurer {
  /** Bit position in the search tables' mask (at most 40, the number of counters): never changed, never reused. */
  readonly id: number
  readonly name: InsurerName
}

const byName: ReadonlyMap<string, Insurer> = new Map(INSURERS.map((each) => [each.name, each]))

export function insurerByName(name: string): Insurer | null {
  return byName.get(name) ?? null
}
