import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { StateCode } from '#domain/catalogue/states.ts'

/**
 * A registration that looks like its council's and that no council has given: the numbers lie far above those in use.
 * `order` is from 0, below 1,000.
 */
export function inventedRegistration(specialty: SpecialtyName, state: StateCode, order: number): string {
  const number = String(order).padStart(3, '0')
  const write = OTHER_COUNCILS[specialty]
  return write ? write(state, number) : `CRM-${state} 990${number}`
}

type Writing = (state: StateCode, number: string) => string

const OTHER_COUNCILS: Partial<Record<SpecialtyName, Writing>> = {
  Dentista: (state, number) => `CRO-${state} 990${number}`,
  Psicólogo: (_, number) => `CRP 06/990${number}`,
  Nutricionista: (_, number) => `CRN 3/99${number}`,
  Fisioterapeuta: (_, number) => `CREFITO 3/990${number}-F`,
  Terapeuta: (_, number) => `CREFITO 3/990${number}-TO`,
  Fonoaudiólogo: (_, number) => `CRFa 2/99${number}`,
  Enfermeiro: (state, number) => `COREN-${state} 9990${number}-ENF`,
  'Técnico em Enfermagem': (state, number) => `COREN-${state} 9991${number}-TEC`,
  Quiropraxista: (_, number) => `ABQ 99${number}`,
}
