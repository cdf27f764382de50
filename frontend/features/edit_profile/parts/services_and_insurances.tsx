import type { UseQueryResult } from '@tanstack/react-query'
import { HandCoins, CircleCheck, Plus, ShieldCheck, X } from 'lucide-react'
import { Button, Heading, TextArea, TextField } from '@radix-ui/themes'
import { useForm, type UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Service, Insurance } from '#contract/professionals.ts'
import { formatPrice } from '#domain/shared/numbers.ts'
import { serviceForm, insuranceForm } from '#contract/profile_parts.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { FormField } from '#frontend/ui/forms/form_field.tsx'
import { TextInput } from '#frontend/ui/forms/text_input.tsx'
import { formResolver, resolverOf } from '#frontend/lib/field_errors.ts'
import { useAddPart } from '#frontend/api/profile_parts.ts'
import { HttpError, messageOf } from '#frontend/lib/http_error.ts'
import { NativeSelect } from '#frontend/ui/forms/native_select.tsx'
import { EditorSection } from '../sections/section_list.tsx'
import {
  listOf,
  PartButtons,
  PartFormButtons,
  type PartItemProps,
  PartList,
  PartsSection,
  RemovalDialog,
  useRemoval,
} from './part_list.tsx'
import { NEW, usePartForm, usePartMutation } from './use_part_form.ts'
import { tidyPrice, typedPrice, insurancesLeft } from './parts.ts'
import { useEditor } from '../editor_context.tsx'

const NO_SERVICES = {
  icon: <HandCoins size={20} />,
  text: 'Nenhum serviço ainda. Comece pela consulta: mostrar o preço poupa perguntas.',
}

const ServiceList = listOf(ServiceItem, ServiceForm)

/** The professional's services with prices. */
export function ServicesSection({ query }: { query: UseQueryResult<Service[]> }) {
  return (
    <PartsSection
      kind="services"
      query={query}
      empty={NO_SERVICES}
      addLabel="Adicionar serviço"
      removalTitle="Remover serviço?"
      removalQuestion={({ name }) => `Tem certeza que deseja remover o serviço ${name}?`}
      Form={ServiceForm}
      List={ServiceList}
    />
  )
}

function ServiceItem({ part: { name, price, description }, ...buttons }: PartItemProps<Service>) {
  return (
    <div className="part">
      <div className="part-words stack gap-1 breakable">
        <Heading as="h3" size="3">
          {name}
        </Heading>
        <strong className="semibold digits">{formatPrice(price)}</strong>
        {description && <p>{description}</p>}
      </div>
      <PartButtons name={name} {...buttons} />
    </div>
  )
}

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

/** A price in reais; formatted on leaving the field. */
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
  part: Service | null
  onClose: () => void
}

function ServiceForm({ part: service, onClose }: Props) {
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
    <form className="part-form stack gap-4 p-4" noValidate onSubmit={(event) => void send(event)}>
      <Heading as="h3" size="3">
        {service ? 'Editar serviço' : 'Novo serviço'}
      </Heading>
      <div className="editor-fields stack gap-4">
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

const NO_INSURANCES = {
  icon: <ShieldCheck size={20} />,
  text: 'Nenhum convênio ainda. Escolha abaixo, ou deixe assim se atende só particular.',
}

interface ChipsProps {
  insurances: readonly Insurance[]
  onRemove: (insurance: Insurance) => void
}

function InsuranceChips({ insurances, onRemove }: ChipsProps) {
  return (
    <ul className="plain-list cluster gap-2">
      {insurances.map((insurance) => (
        <li key={insurance.id}>
          <Button
            type="button"
            size="2"
            radius="full"
            variant="soft"
            aria-label={`Remover ${insurance.insuranceName}`}
            onClick={() => onRemove(insurance)}
          >
            {insurance.insuranceName}
            <X size={16} aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** The accepted insurers. */
export function InsurancesSection({ query }: { query: UseQueryResult<Insurance[]> }) {
  const removal = useRemoval<Insurance>('insurances')
  return (
    <EditorSection id="insurances">
      <PartList query={query} empty={NO_INSURANCES}>
        {(insurances) => <InsuranceChips insurances={insurances} onRemove={removal.ask} />}
      </PartList>
      {query.data && <AddInsuranceForm added={query.data} />}
      <RemovalDialog
        removal={removal}
        title="Remover convênio?"
        question={({ insuranceName }) => `Tem certeza que deseja remover o convênio ${insuranceName}?`}
      />
    </EditorSection>
  )
}

const isTaken = (error: unknown) => error instanceof HttpError && error.code === 'insurance_already_added'

function useAddInsurance() {
  const { professionalId } = useEditor()
  const form = useForm({ resolver: formResolver(insuranceForm), defaultValues: { insuranceName: '' } })
  const { mutateAsync } = useAddPart(professionalId, 'insurances')
  const action = usePartMutation('insurances')
  const add = async (chosen: { insuranceName: string }) => {
    const failure = await action('add', () => mutateAsync(chosen))
    if (failure === undefined) form.reset()
    else if (isTaken(failure)) form.setError('insuranceName', { message: messageOf(failure, '') })
  }
  return { form, send: useSendOnce(form.handleSubmit(add)) }
}

/** Offers the remaining insurers. */
function AddInsuranceForm({ added }: { added: readonly Insurance[] }) {
  const { form, send } = useAddInsurance()
  const left = insurancesLeft(added)
  if (left.length === 0)
    return (
      <p className="insurances-all line gap-2">
        <CircleCheck size={18} aria-hidden="true" />
        Todos os convênios disponíveis foram adicionados.
      </p>
    )
  return (
    <form className="insurance-form stack gap-3" noValidate onSubmit={(event) => void send(event)}>
      <FormField label="Convênio" error={form.formState.errors.insuranceName?.message}>
        {(control) => (
          <NativeSelect
            {...control}
            prompt="Selecione um convênio"
            choices={left}
            {...form.register('insuranceName')}
          />
        )}
      </FormField>
      <Button type="submit" size="3" variant="soft">
        <Plus size={18} aria-hidden="true" />
        Adicionar convênio
      </Button>
    </form>
  )
}
