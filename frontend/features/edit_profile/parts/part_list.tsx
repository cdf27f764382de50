import { Button, IconButton } from '@radix-ui/themes'
import type { UseQueryResult } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ComponentType, useState, type ReactNode } from 'react'
import { BusyButton } from '#frontend/ui/page/busy_button.tsx'
import { ErrorState } from '#frontend/ui/page/status_message.tsx'
import { ConfirmDialog } from '#frontend/ui/workspace/confirm_dialog.tsx'
import { useRemovePart, type PartKind } from '#frontend/api/profile_parts.ts'
import { useEditor } from '../editor_context.tsx'
import { EditorSection, focusSection } from '../sections/section_list.tsx'
import { NEW, useOpenPart, usePartMutation } from './use_part_form.ts'
import '../sections/sections.css'

export interface PartsSectionProps<Part extends { id: string }> {
  kind: Exclude<PartKind, 'insurances'>
  query: UseQueryResult<Part[]>
  empty: { icon: ReactNode; text: string }
  addLabel: string
  removalTitle: string
  /** Names what would be lost. */
  removalQuestion: (part: Part) => string
  /** The form of an opened part; null for a new one. */
  Form: ComponentType<{ part: Part | null; onClose: () => void }>
  List: ComponentType<PartListing<Part>>
}

export interface PartListing<Part> {
  parts: readonly Part[]
  opening: ReturnType<typeof useOpenPart>
  onRemove: (part: Part) => void
}

/** The parts of one kind, each of which is added, changed and removed by itself. */
export function PartsSection<Part extends { id: string }>(section: PartsSectionProps<Part>) {
  const { kind, query, empty, addLabel, removalTitle, removalQuestion, Form, List } = section
  const opening = useOpenPart(kind)
  const removal = useRemoval<Part>(kind)
  return (
    <EditorSection id={kind}>
      <PartList query={query} empty={empty}>
        {(parts) => <List parts={parts} opening={opening} onRemove={removal.ask} />}
      </PartList>
      {opening.openId === NEW && <Form part={null} onClose={opening.close} />}
      {opening.openId !== NEW && query.data && (
        <Button type="button" className="parts-add" size="3" variant="soft" onClick={() => opening.open(NEW)}>
          <Plus size={18} aria-hidden="true" />
          {addLabel}
        </Button>
      )}
      <RemovalDialog removal={removal} title={removalTitle} question={removalQuestion} />
    </EditorSection>
  )
}

export interface PartItemProps<Part> {
  part: Part
  onEdit: () => void
  onRemove: () => void
}

/** A list with each part as text or as its form. */
export function listOf<Part extends { id: string }>(
  Item: ComponentType<PartItemProps<Part>>,
  Form: PartsSectionProps<Part>['Form'],
) {
  return function Parts({ parts, opening: { openId, open, close }, onRemove }: PartListing<Part>) {
    return (
      <ul className="plain-list stack gap-3">
        {parts.map((part) => (
          <li key={part.id}>
            {openId === part.id ? (
              <Form part={part} onClose={close} />
            ) : (
              <Item part={part} onEdit={() => open(part.id)} onRemove={() => onRemove(part)} />
            )}
          </li>
        ))}
      </ul>
    )
  }
}

interface PartListProps<Part> {
  query: Pick<UseQueryResult<Part[]>, 'data' | 'isError' | 'refetch'>
  /** The text for an empty list. */
  empty: { icon: ReactNode; text: string }
  children: (parts: readonly Part[]) => ReactNode
}

function Loading() {
  return (
    <div className="stack gap-3" aria-busy="true">
      <span className="visually-hidden">Carregando…</span>
      {['first', 'second'].map((each) => (
        <div key={each} className="part" aria-hidden="true">
          <div className="part-words stack gap-1 breakable">
            <span className="skeleton-bar" data-width="short" />
            <span className="skeleton-bar" data-width="long" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** A list of parts: loading, failed, empty or full. */
export function PartList<Part>({ query, empty, children }: PartListProps<Part>) {
  const { data, isError, refetch } = query
  if (!data && isError)
    return (
      <div className="parts-failed">
        <ErrorState heading="h3" onRetry={() => void refetch()} />
      </div>
    )
  if (!data) return <Loading />
  if (data.length > 0) return children(data)
  return (
    <p className="parts-empty line gap-3 p-4 quiet">
      <span className="icon-box" aria-hidden="true">
        {empty.icon}
      </span>
      {empty.text}
    </p>
  )
}

interface PartButtonsProps {
  /** The part's name in the buttons' accessible names: 'Consulta'. */
  name: string
  onEdit?: () => void
  onRemove: () => void
}

/** Buttons to edit and remove a part. */
export function PartButtons({ name, onEdit, onRemove }: PartButtonsProps) {
  return (
    <div className="part-buttons rigid">
      {onEdit && (
        <IconButton
          type="button"
          size="3"
          variant="ghost"
          color="gray"
          aria-label={`Editar ${name}`}
          onClick={onEdit}
        >
          <Pencil size={18} aria-hidden="true" />
        </IconButton>
      )}
      <IconButton
        type="button"
        size="3"
        variant="ghost"
        color="gray"
        aria-label={`Remover ${name}`}
        onClick={onRemove}
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

interface FormProps {
  isSending: boolean
  /** 'Adicionar serviço', 'Atualizar serviço'. */
  label: string
  onCancel: () => void
}

/** The buttons of a part's form. */
export function PartFormButtons({ isSending, label, onCancel }: FormProps) {
  return (
    <div className="cluster gap-3">
      <BusyButton type="submit" size="3" variant="soft" isBusy={isSending} busyLabel="Salvando…">
        {label}
      </BusyButton>
      <Button type="button" size="3" variant="soft" color="gray" onClick={onCancel}>
        Cancelar
      </Button>
    </div>
  )
}

interface RemovalDialogProps<Part extends { id: string }> {
  removal: ReturnType<typeof useRemoval<Part>>
  title: string
  /** Names what would be lost. */
  question: (part: Part) => string
}

/** Asks for confirmation before a part is removed. */
export function RemovalDialog<Part extends { id: string }>({
  removal,
  title,
  question,
}: RemovalDialogProps<Part>) {
  return (
    <ConfirmDialog
      isOpen={removal.isAsking}
      onOpenChange={(isOpen) => !isOpen && removal.forget()}
      title={title}
      description={removal.part ? question(removal.part) : ''}
      confirmLabel="Remover"
      onConfirm={removal.confirm}
    />
  )
}

/** The part whose removal waits for confirmation. */
export function useRemoval<Part extends { id: string }>(kind: PartKind) {
  const { professionalId } = useEditor()
  const { mutateAsync } = useRemovePart(professionalId, kind)
  const action = usePartMutation(kind)
  const [part, setPart] = useState<Part | null>(null)
  const [isAsking, setAsking] = useState(false)
  const remove = async (id: string) => {
    if ((await action('remove', () => mutateAsync(id))) === undefined) focusSection(kind)
  }
  return {
    part,
    isAsking,
    ask: (target: Part) => {
      setPart(target)
      setAsking(true)
    },
    forget: () => setAsking(false),
    confirm: () => {
      if (part) void remove(part.id)
    },
  }
}
