import type { AuditEntry } from '#contract/audit.ts'

/** Who did it: by name, or what they are where there is none. */
export function actorLabel({ kind, id, name }: AuditEntry['actor']): string {
  if (kind === 'system') return 'Sistema'
  if (kind === 'operator') return `Operador ${(id ?? '').replace(/^cli:/, '')}`.trim()
  return name ?? 'Conta excluída'
}

const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** '21/11/2026, 12:07' in São Paulo */
export function formatMoment(instant: string): string {
  return moment.format(new Date(instant))
}
