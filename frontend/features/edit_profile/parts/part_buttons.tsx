import { Button, IconButton, Spinner } from '@radix-ui/themes'
import { Pencil, Trash2 } from 'lucide-react'

interface Props {
  /** What the part is called, for who hears the buttons: 'Consulta'. */
  name: string
  onEdit?: () => void
  onRemove: () => void
}

/** Edit and remove, at the edge of a part. */
export function PartButtons({ name, onEdit, onRemove }: Props) {
  return (
    <div className="part-buttons">
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

/** The end of a part's form. */
export function PartFormButtons({ isSending, label, onCancel }: FormProps) {
  return (
    <div className="part-form-buttons">
      <Button type="button" size="3" variant="soft" color="gray" onClick={onCancel}>
        Cancelar
      </Button>
      <Button type="submit" size="3" variant="soft" aria-disabled={isSending || undefined}>
        {isSending && <Spinner aria-hidden="true" />}
        {label}
      </Button>
    </div>
  )
}
