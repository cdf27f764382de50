import { countOf } from '#domain/shared/numbers.ts'
import type { AdminToday } from './admin.ts'
import { PERSONAL_SCREENS } from './private_screens.ts'

/** '40 s', '3 min', '2 h', '1 dia', '5 dias': completed units. */
export function ageText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min`
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} h`
  return countOf(Math.floor(seconds / 86_400), 'dia', 'dias')
}

type Named = Pick<AdminToday['disputedInsurers'][number], 'title' | 'name' | 'lastname'>

interface Task {
  words: string
  /** The screen where it is done. */
  to?: string
  /** The operators' command, where no screen does it. */
  command?: string
}

/** What waits today, named only where something does. */
export function tasksOf(today: Omit<AdminToday, 'lastBackupAt'>): Task[] {
  const task = (count: number, one: string, many: string, where: Omit<Task, 'words'>): Task[] =>
    count > 0 ? [{ words: countOf(count, one, many), ...where }] : []
  const reviews = (queue: string) => ({ to: `${PERSONAL_SCREENS.adminReviews}?fila=${queue}` })
  return [
    ...task(today.verificationRequests, 'pedido de verificação', 'pedidos de verificação', {
      to: PERSONAL_SCREENS.adminVerifications,
    }),
    ...task(today.profileClaims, 'pedido de perfil', 'pedidos de perfil', {
      to: `${PERSONAL_SCREENS.adminVerifications}?fila=perfis`,
    }),
    ...task(today.reportedReviews, 'avaliação denunciada', 'avaliações denunciadas', reviews('denunciadas')),
    ...task(
      today.quarantinedReviews,
      'avaliação retida por parecer automática',
      'avaliações retidas por parecerem automáticas',
      reviews('retidas'),
    ),
    ...task(
      today.quarantinedContacts,
      'contato retido por parecer automático',
      'contatos retidos por parecerem automáticos',
      { command: 'saude leads list --quarantined' },
    ),
    ...today.disputedInsurers.map(({ slug, insurer, senders, ...person }) => ({
      words: `${countOf(senders, 'aviso', 'avisos')} de convênio não aceito: ${insurer}, ${nameOf(person)}`,
      to: `/${slug}#convenios`,
    })),
    ...task(today.failingMails, 'e-mail que não sai', 'e-mails que não saem', {
      command: 'saude jobs list --status retrying',
    }),
    ...task(today.givenUpJobs, 'trabalho que falhou vezes demais', 'trabalhos que falharam vezes demais', {
      command: 'saude jobs list --status given_up',
    }),
  ]
}

const nameOf = ({ title, name, lastname }: Named) =>
  [title && `${title}.`, name, lastname].filter(Boolean).join(' ')

/** 'Último backup há 3 h'; null if none is on record. */
export function backupWords(lastBackupAt: string | Date | null, now: Date): string | null {
  if (!lastBackupAt) return null
  const seconds = Math.max(0, (now.getTime() - new Date(lastBackupAt).getTime()) / 1_000)
  return `Último backup há ${ageText(Math.floor(seconds))}`
}
