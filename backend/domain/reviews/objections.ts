/** Reasons to report, reject or remove a review: a low rating alone is none. */
export const OBJECTIONS = [
  'offensive',
  'personal_data',
  'not_a_patient',
  'wrong_professional',
  'advertising',
  'fake',
] as const
export type Objection = (typeof OBJECTIONS)[number]

export const OBJECTION_WORDS: Readonly<Record<Objection, string>> = {
  offensive: 'Ofensa, ameaça ou discriminação',
  personal_data: 'Expõe dados pessoais ou de saúde de alguém',
  not_a_patient: 'Não vem de quem foi atendido',
  wrong_professional: 'Fala de outro profissional ou lugar',
  advertising: 'Propaganda ou spam',
  fake: 'Parece falsa, comprada ou repetida',
}
