export const LEAD_STATUSES = ['pending', 'contacted', 'attended'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

/** The displayed texts. */
export const STATUS_LABELS: Readonly<Record<LeadStatus, string>> = {
  pending: 'Novo Lead',
  contacted: 'Contatado',
  attended: 'Atendido',
}

/** The allowed next statuses. */
export const LEAD_STEPS: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  pending: ['contacted', 'attended'],
  contacted: ['attended'],
  attended: [],
}

/** In code points. */
export const MAX_NOTE_LENGTH = 1_000
