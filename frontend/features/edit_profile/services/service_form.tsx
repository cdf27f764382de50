import { TextArea, TextField } from '@radix-ui/themes'
import { useForm, type UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { serviceForm } from '#contract/profile_parts.ts'
import type { Service } from '#contract/professionals.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import { TextInput } from '#frontend/ui/text_input.tsx'
import { PartFormButtons } from '../parts/part_buttons.tsx'
import { NEW } from '../parts/use_open_part.ts'
import { usePartForm } from '../parts/use_part_form.ts'
import { resolverOf } from '#frontend/lib/resolver_of.ts'
import { tidyPrice, typedPrice } from './typed_price.ts'

interface Values {
  name: string
  description: string
  price: string
}

const fields = z.object({
  ...serviceForm.shape,
  price: z.pipe(z.pipe(z.string(), z.transform(typedPrice)), serviceForm.shape.price),
})
type Sent = z.output<typeof fields>
type ServiceFormOf = UseFormReturn<Values, unknown, Sent>

const valuesOf = (service: Service | null): Values => ({
  name: service?.name ?? '',
  description: service?.description ?? '',
  price: service ? tidyPrice(String(service.price).replace('.', ',')) : '',
})

/** Reais as one types them; written in full on leaving the field. */
function PriceField({ form }: { form: ServiceFormOf }) {
  const { onBlur, ...price } = form.register('price')
  return (
    <FormField
      label="Preço"
      hint="Em reais. Sem preço, o perfil mostra “Valor sob consulta”."
      error={form.formState.errors.price?.message}
    >
      {(control) => (
        <TextField.Root
          {...control}
          {...price}
          size="3"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0,00"
          onBlur={(event) => {
            form.setValue('price', tidyPrice(event.target.value), { shouldDirty: true })
            void onBlur(event)
          }}
        >
          <TextField.Slot>R$</TextField.Slot>
        </TextField.Root>
      )}
    </FormField>
  )
}

interface Props {
  /** Null for a new one. */
  service: Service | null
  onClose: () => void
}

export function ServiceForm({ service, onClose }: Props) {
  const form: ServiceFormOf = useForm<Values, unknown, Sent>({
    resolver: resolverOf(fields),
    defaultValues: valuesOf(service),
  })
  const { save, isSending } = usePartForm(form, {
    kind: 'services',
    id: service?.id ?? NEW,
    fields: ['name', 'price', 'description'],
    onSaved: onClose,
  })
  const send = useSendOnce(form.handleSubmit(save))
  const { errors } = form.formState
  return (
    <form className="part-form" noValidate onSubmit={(event) => void send(event)}>
      <h3>{service ? 'Editar serviço' : 'Novo serviço'}</h3>
      <div className="editor-fields">
        <TextInput
          label="Nome do serviço"
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <PriceField form={form} />
      </div>
      <FormField label="Descrição (opcional)" error={errors.description?.message}>
        {(control) => <TextArea {...control} size="3" rows={3} {...form.register('description')} />}
      </FormField>
      <PartFormButtons
        isSending={isSending}
        label={service ? 'Atualizar serviço' : 'Adicionar serviço'}
        onCancel={onClose}
      />
    </form>
  )
}
