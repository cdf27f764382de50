import { TextArea } from '@radix-ui/themes'
import { FormField } from '#frontend/ui/form_field.tsx'

interface Props {
  value: string
  onChange: (reason: string) => void
}

/** Why something is done; kept in the history. */
export function ReasonField({ value, onChange }: Props) {
  return (
    <div className="reason-field">
      <FormField label="Motivo (opcional)" hint="Fica no histórico, junto com o seu nome.">
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={500}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </FormField>
    </div>
  )
}
