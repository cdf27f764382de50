export const LEAD_STATUSES = ['pending', 'contacted', 'attended'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

/** As a professional reads them. */
export const STATUS_LABELS: Readonly<Record<LeadStatus, string>> = {
  pending: 'Novo Lead',
  contacted: 'Contatado',
  attended: 'Atendido',
}

/** Where each status may lead to. */
export const LEAD_STEPS: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  pending: ['contacted', 'attended'],
  contacted: ['attended'],
  attended: [],
}

/** In code points. */
export const MOST_OF_A_NOTE = 1_000

/** How a spreadsheet heads what it tells of a lead, and how many characters wide. */
export const LEAD_SHEET = {
  patientName: { header: 'Nome', width: 32 },
  whatsapp: { header: 'WhatsApp', width: 18 },
  serviceOfInterest: { header: 'Serviço de Interesse', width: 32 },
  location: { header: 'Local', width: 24 },
  leadStatus: { header: 'Status', width: 14 },
  createdAt: { header: 'Data', width: 18 },
  note: { header: 'Anotação', width: 48 },
} as const
