import { Table, Text } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { formatNumber, countOf } from '#domain/shared/numbers.ts'
import type { AdminRow } from '#contract/admin.ts'
import { countReviews, formatRating, professionalName } from '#frontend/lib/professional_words.ts'
import { ProfessionalPhoto } from '#frontend/ui/professional/professional_photo.tsx'
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
    <Table.Root variant="surface" size="2" className="list-table user-table">
      <caption className="visually-hidden">
        Usuários. Numa linha, as setas mudam de linha, V verifica, B bloqueia e H abre o histórico.
      </caption>
      <Table.Header>
        <Table.Row align="center">
          <Table.ColumnHeaderCell width="32px">
            <SelectAll users={users} selection={selection} />
          </Table.ColumnHeaderCell>
          <SortHeader list={list} sort="name" label="Profissional" />
          <Table.ColumnHeaderCell>Especialidade</Table.ColumnHeaderCell>
          <SortHeader list={list} sort="rating" label="Nota" isNumber />
          <SortHeader list={list} sort="reviews" label="Avaliações" isNumber />
          <SortHeader list={list} sort="views" label="Visitas" isNumber />
          <Table.ColumnHeaderCell>Assinatura</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell>Ações</Table.ColumnHeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {users.map((user) => (
          <Row key={user.id} user={user} selection={selection} onOpenHistory={onOpenHistory} />
        ))}
      </Table.Body>
    </Table.Root>
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
  const arrow = <Arrow size={14} aria-hidden="true" />
  const to = toList({ ...list, sort: isSorted ? 'relevance' : sort, page: 1 })
  return (
    <Table.ColumnHeaderCell justify={isNumber ? 'end' : 'start'} aria-sort={isSorted ? order : undefined}>
      <Link className="user-sort" to={to} preventScrollReset>
        {isNumber && arrow}
        {label}
        {!isNumber && arrow}
      </Link>
    </Table.ColumnHeaderCell>
  )
}

function UserCell({ user }: { user: AdminRow }) {
  return (
    <div className="user-who middle gap-3">
      <span className="user-photo small">
        <ProfessionalPhoto {...user} sizes="40px" />
      </span>
      <div className="user-names stack breakable">
        <UserName user={user} />
        <UserAccount user={user} />
        <UserBadges user={user} />
      </div>
    </div>
  )
}

function Row({ user, selection, onOpenHistory }: UserRowProps) {
  const changing = useChangeUserWithToast(user)
  return (
    <Table.Row
      align="center"
      data-chosen={selection.isChosen(user.id) || undefined}
      aria-busy={changing.isPending || undefined}
    >
      <Table.Cell>
        <TickBox
          aria-label={`Selecionar ${professionalName(user)}`}
          checked={selection.isChosen(user.id)}
          onChange={() => selection.toggle(user.id)}
          onKeyDown={actByKey}
        />
      </Table.Cell>
      <Table.RowHeaderCell>
        <UserCell user={user} />
      </Table.RowHeaderCell>
      <Table.Cell>
        <UserTrade user={user} />
        <WhatsAppLink user={user} />
      </Table.Cell>
      <Table.Cell justify="end" className="digits">
        {formatRating(user.rating)}
      </Table.Cell>
      <Table.Cell justify="end" className="digits">
        {formatNumber(user.reviewCount)}
      </Table.Cell>
      <Table.Cell justify="end" className="digits">
        {formatNumber(user.profileViews)}
      </Table.Cell>
      <Table.Cell>
        <PlanSelect user={user} changing={changing} />
      </Table.Cell>
      <Table.Cell>
        <ToggleButtons user={user} changing={changing} />
        <span className="user-ways cluster">
          <PageLink user={user} />
          <HistoryButton user={user} onOpen={onOpenHistory} />
        </span>
      </Table.Cell>
    </Table.Row>
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
      <div className="user-card-lines">
        <UserTrade user={user} isDense />
        <UserAccount user={user} isDense />
        <Text as="div" size="2" color="gray" className="breakable">
          {`Nota ${formatRating(user.rating)} · ${countReviews(user.reviewCount)} · ${countViews(user.profileViews)}`}
        </Text>
      </div>
      <div className="user-ways cluster">
        <WhatsAppLink user={user} />
        <PageLink user={user} />
        <HistoryButton user={user} onOpen={onOpenHistory} />
      </div>
      <div className="user-card-controls cluster middle gap-2">
        <PlanSelect user={user} changing={changing} />
        <ToggleButtons user={user} changing={changing} />
      </div>
    </li>
  )
}

function countViews(views: number): string {
  return countOf(views, 'visita', 'visitas')
}
