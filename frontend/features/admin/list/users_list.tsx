import { Link } from 'react-router-dom'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { formatNumber, countOf } from '#domain/shared/numbers.ts'
import type { AdminRow } from '#contract/admin.ts'
import { countReviews, formatRating, professionalName } from '#frontend/lib/professional_words.ts'
import { ProfessionalPhoto } from '#frontend/ui/lists/professional_photo.tsx'
import { TickBox } from '#frontend/ui/forms/tick_box.tsx'
import { toList, type UserList, type UserSort } from '../users_in_url.ts'
import {
  PlanSelect,
  ToggleButtons,
  useChangeUserWithToast,
  HistoryButton,
  PageLink,
  UserAccount,
  UserBadges,
  UserName,
  UserTrade,
  WhatsAppLink,
} from '../handling/user_controls.tsx'
import { actByKey, SelectAll, type Selection } from './selection.tsx'

interface Handling {
  selection: Selection
  onOpenHistory: (user: AdminRow) => void
}

interface UsersProps extends Handling {
  users: readonly AdminRow[]
  list: UserList
}

interface UserRowProps extends Handling {
  user: AdminRow
}

/** Users as a table, on wide screens. */
export function UsersTable({ users, list, selection, onOpenHistory }: UsersProps) {
  return (
    <table className="list-table panel user-table">
      <caption className="visually-hidden">
        Usuários. Numa linha, as setas mudam de linha, V verifica, B bloqueia e H abre o histórico.
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <SelectAll users={users} selection={selection} />
          </th>
          <SortHeader list={list} sort="name" label="Profissional" />
          <th scope="col">Especialidade</th>
          <SortHeader list={list} sort="rating" label="Nota" isNumber />
          <SortHeader list={list} sort="reviews" label="Avaliações" isNumber />
          <SortHeader list={list} sort="views" label="Visitas" isNumber />
          <th scope="col">Assinatura</th>
          <th scope="col">Ações</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <Row key={user.id} user={user} selection={selection} onOpenHistory={onOpenHistory} />
        ))}
      </tbody>
    </table>
  )
}

interface SortProps {
  list: UserList
  sort: UserSort
  label: string
  isNumber?: boolean
}

/** Sorts by its column; pressed again, restores the default order. */
function SortHeader({ list, sort, label, isNumber = false }: SortProps) {
  const isSorted = list.sort === sort
  const order = sort === 'name' ? 'ascending' : 'descending'
  const Arrow = sort === 'name' ? ArrowUp : ArrowDown
  const to = toList({ ...list, sort: isSorted ? 'relevance' : sort, page: 1 })
  return (
    <th scope="col" aria-sort={isSorted ? order : undefined} data-number={isNumber || undefined}>
      <Link className="user-sort" to={to} preventScrollReset>
        {label}
        <Arrow size={14} aria-hidden="true" />
      </Link>
    </th>
  )
}

function UserCell({ user }: { user: AdminRow }) {
  return (
    <span className="user-who middle gap-3">
      <span className="user-photo small">
        <ProfessionalPhoto {...user} sizes="40px" />
      </span>
      <span className="user-names stack breakable">
        <UserName user={user} />
        <UserAccount user={user} />
        <UserBadges user={user} />
      </span>
    </span>
  )
}

function Row({ user, selection, onOpenHistory }: UserRowProps) {
  const changing = useChangeUserWithToast(user)
  return (
    <tr data-chosen={selection.isChosen(user.id) || undefined} aria-busy={changing.isPending || undefined}>
      <td>
        <TickBox
          aria-label={`Selecionar ${professionalName(user)}`}
          checked={selection.isChosen(user.id)}
          onChange={() => selection.toggle(user.id)}
          onKeyDown={actByKey}
        />
      </td>
      <th scope="row">
        <UserCell user={user} />
      </th>
      <td>
        <UserTrade user={user} />
        <WhatsAppLink user={user} />
      </td>
      <td data-number>{formatRating(user.rating)}</td>
      <td data-number>{formatNumber(user.reviewCount)}</td>
      <td data-number>{formatNumber(user.profileViews)}</td>
      <td>
        <PlanSelect user={user} changing={changing} />
      </td>
      <td>
        <ToggleButtons user={user} changing={changing} />
        <span className="user-ways cluster">
          <PageLink user={user} />
          <HistoryButton user={user} onOpen={onOpenHistory} />
        </span>
      </td>
    </tr>
  )
}

/** Users as cards, on phones. */
export function UserCards({ users, selection, onOpenHistory }: UsersProps) {
  return (
    <>
      <p className="user-cards-all quiet small">
        <SelectAll users={users} selection={selection} isNamed />
      </p>
      <ul className="plain-list list-cards stack gap-3" aria-label="Usuários">
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
      className="list-card panel stack user-card gap-2 p-4"
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
        <UserAccount user={user} />
        <UserTrade user={user} />
        <span className="list-line breakable quiet small">
          {`Nota ${formatRating(user.rating)} · ${countReviews(user.reviewCount)} · ${countViews(user.profileViews)}`}
        </span>
      </p>
      <p className="user-ways cluster">
        <WhatsAppLink user={user} />
        <PageLink user={user} />
        <HistoryButton user={user} onOpen={onOpenHistory} />
      </p>
      <div className="user-card-controls stack gap-2">
        <PlanSelect user={user} changing={changing} />
        <ToggleButtons user={user} changing={changing} />
      </div>
    </li>
  )
}

function countViews(views: number): string {
  return countOf(views, 'visita', 'visitas')
}
