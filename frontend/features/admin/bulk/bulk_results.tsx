import { AlertDialog, Button } from '@radix-ui/themes'
import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { AdminRow, ChangedUsers } from '#contract/admin.ts'
import type { UserChange } from '#frontend/api/admin_users.ts'
import { professionalName } from '#frontend/lib/professional_name.ts'
import { DONE } from '../handling/change_words.ts'
import { inOrderOfConcern, summaryOf } from './result_words.ts'

interface Props {
  change: UserChange
  users: readonly AdminRow[]
  results: ChangedUsers['results']
}

/** How it went for each, failures first. */
export function BulkResults({ change, users, results }: Props) {
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  const names = new Map(users.map((user) => [user.id, professionalName(user)]))
  const hasSucceeded = results.some(({ ok }) => ok)
  return (
    <>
      <AlertDialog.Title>{hasSucceeded ? DONE[change.action] : 'Erro'}</AlertDialog.Title>
      <AlertDialog.Description>{summaryOf(results)}</AlertDialog.Description>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard where it is long */}
      <ul className="plain-list bulk-results" aria-label="Resultado de cada profissional" tabIndex={0}>
        {inOrderOfConcern(results).map((result) => (
          <li key={result.id} className="bulk-result" data-failed={!result.ok || undefined}>
            {result.ok ? (
              <CircleCheck size={16} aria-hidden="true" />
            ) : (
              <CircleX size={16} aria-hidden="true" />
            )}
            <span>{names.get(result.id)}</span>
            <span className="bulk-result-words">{result.ok ? 'Atualizado' : result.message}</span>
          </li>
        ))}
      </ul>
      <div className="bulk-answers">
        <AlertDialog.Cancel ref={close}>
          <Button size="3" variant="soft">
            Fechar
          </Button>
        </AlertDialog.Cancel>
      </div>
    </>
  )
}
