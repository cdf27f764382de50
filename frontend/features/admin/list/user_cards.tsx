import { professionalName } from '#frontend/lib/professional_name.ts'
import { countReviews, formatRating } from '#frontend/lib/rating.ts'
import { TickBox } from '#frontend/ui/tick_box.tsx'
import { PlanSelect, ToggleButtons } from '../handling/user_controls.tsx'
import { useChangeUserWithToast } from '../handling/use_change_user_with_toast.ts'
import { actByKey } from './row_keys.ts'
import { SelectAll } from './select_all.tsx'
import { HistoryButton, PageLink, UserBadges, UserName, UserTrade, WhatsAppLink } from './user_parts.tsx'
import type { UserRowProps, UsersProps } from './users_section.tsx'

/** Users on a phone, one under the other. */
export function UserCards({ users, selection, onOpenHistory }: UsersProps) {
  return (
    <>
      <p className="user-cards-all">
        <SelectAll users={users} selection={selection} isNamed />
      </p>
      <ul className="plain-list list-cards" aria-label="Usuários">
        {users.map((user) => (
          <Card key={user.id} user={user} selection={selection} onOpenHistory={onOpenHistory} />
        ))}
      </ul>
    </>
  )
}

function Card({ user, selection, onOpenHistory }: UserRowProps) {
  const changing = useChangeUserWithToast(user)
  const isChosen = selection.isChosen(user.id)
  return (
    <li
      className="list-card user-card"
      data-chosen={isChosen || undefined}
      aria-busy={changing.isPending || undefined}
    >
      <div className="list-card-head">
        <h3 className="user-card-name">
          <UserName user={user} />
        </h3>
        <TickBox
          aria-label={`Selecionar ${professionalName(user)}`}
          checked={isChosen}
          onChange={() => selection.toggle(user.id)}
          onKeyDown={actByKey}
        />
      </div>
      <UserBadges user={user} />
      <p className="user-card-lines">
        <span className="list-line">{user.email}</span>
        <UserTrade user={user} />
        <span className="list-line">
          {`Nota ${formatRating(user.rating)} · ${countReviews(user.reviewCount)} · ${countViews(user.profileViews)}`}
        </span>
      </p>
      <p className="user-ways">
        <WhatsAppLink user={user} />
        <PageLink user={user} />
        <HistoryButton user={user} onOpen={onOpenHistory} />
      </p>
      <div className="user-card-controls">
        <PlanSelect user={user} changing={changing} />
        <ToggleButtons user={user} changing={changing} />
      </div>
    </li>
  )
}

function countViews(views: number): string {
  return `${views.toLocaleString('pt-BR')} ${views === 1 ? 'visita' : 'visitas'}`
}
