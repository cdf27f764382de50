/** Column headings of the leads' spreadsheet, and widths in characters. */
export const LEAD_SHEET = {
  patientName: { header: 'Nome', width: 32 },
  whatsapp: { header: 'WhatsApp', width: 18 },
  serviceOfInterest: { header: 'Serviço de Interesse', width: 32 },
  location: { header: 'Local', width: 24 },
  leadStatus: { header: 'Status', width: 14 },
  createdAt: { header: 'Data', width: 18 },
  note: { header: 'Anotação', width: 48 },
} as const
