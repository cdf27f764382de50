import { Badge, Heading, Switch } from '@radix-ui/themes'
import type { UseQueryResult } from '@tanstack/react-query'
import { Building2, MapPinPlus, Video } from 'lucide-react'
import { Fragment, useId, useRef } from 'react'
import { Controller, useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { Location } from '#contract/professionals.ts'
import { formatPhone } from '#domain/shared/phone.ts'
import { cepMask, phoneMask } from '#frontend/lib/input_masks.ts'
import { MaskedInput } from '#frontend/ui/forms/masked_input.tsx'
import { STATES } from '#domain/catalogue/states.ts'
import { FormField } from '#frontend/ui/forms/form_field.tsx'
import { NativeSelect } from '#frontend/ui/forms/native_select.tsx'
import { TextInput } from '#frontend/ui/forms/text_input.tsx'
import { CityInput, UNKNOWN_CITY } from '#frontend/ui/forms/city_input.tsx'
import { WEEKDAYS } from '#domain/catalogue/weekdays.ts'
import { IN_PERSON_NEEDS_ADDRESS, locationForm, ONLINE_NEEDS_REACH } from '#contract/profile_parts.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { resolverOf } from '#frontend/lib/field_errors.ts'
import { cepDigits } from '#domain/shared/cep.ts'
import {
  listOf,
  PartButtons,
  PartFormButtons,
  type PartItemProps,
  PartsSection,
} from '../parts/part_list.tsx'
import { NEW, usePartForm } from '../parts/use_part_form.ts'
import {
  daysLabel,
  locationValuesOf,
  missingIn,
  valuesForMode,
  type LocationValues,
  lookUpCep,
} from './location_values.ts'
import { PillToggles } from '#frontend/ui/forms/pill_toggles.tsx'

function LocationItem({ part: location, ...buttons }: PartItemProps<Location>) {
  const { name, isOnline, address, city, state, whatsapp, phone, availability } = location
  const Icon = isOnline ? Video : Building2
  const place = [address, city && state && `${city}, ${state}`].filter(Boolean).join('\u00A0– ')
  const numbers = [
    whatsapp && `WhatsApp ${formatPhone(whatsapp)}`,
    phone && `Tel. ${formatPhone(phone)}`,
  ].filter(Boolean)
  const days = daysLabel(availability)
  return (
    <div className="part">
      <div className="part-words stack gap-1 breakable">
        <div className="part-line cluster middle">
          <Heading as="h3" size="3">
            {name}
          </Heading>
          <Badge size="2" color={isOnline ? 'teal' : 'gray'}>
            <Icon size={14} aria-hidden="true" />
            <span>{isOnline ? 'Online' : 'Presencial'}</span>
          </Badge>
        </div>
        {place && <p>{place}</p>}
        {numbers.length > 0 && (
          <p>
            {numbers.map((number, index) => (
              <Fragment key={number}>
                {index > 0 && ' '}
                <span className="part-number">{index < numbers.length - 1 ? `${number} ·` : number}</span>
              </Fragment>
            ))}
          </p>
        )}
        {days && <p>{days}</p>}
      </div>
      <PartButtons name={name} {...buttons} />
    </div>
  )
}

const EMPTY = {
  icon: <MapPinPlus size={20} />,
  text: 'Nenhum local ainda. Adicione onde você atende, ou o atendimento online.',
}

const Locations = listOf(LocationItem, LocationForm)

/** The professional's locations. */
export function LocationsSection({ query }: { query: UseQueryResult<Location[]> }) {
  return (
    <PartsSection
      kind="locations"
      query={query}
      empty={EMPTY}
      addLabel="Adicionar local"
      removalTitle="Remover local?"
      removalQuestion={({ name }) => `Tem certeza que deseja remover o local ${name}?`}
      Form={LocationForm}
      List={Locations}
    />
  )
}

interface SwitchProps {
  isOnline: boolean
  onSwitch: (isOnline: boolean) => void
}

function OnlineSwitch({ isOnline, onSwitch }: SwitchProps) {
  const id = useId()
  return (
    <div className="line gap-3">
      <Switch
        id={id}
        size="3"
        checked={isOnline}
        aria-describedby={`${id}-hint`}
        onCheckedChange={onSwitch}
      />
      <div>
        <label className="medium" htmlFor={id}>
          Atendimento online
        </label>
        <p className="quiet small" id={`${id}-hint`}>
          {isOnline
            ? 'Aparece como Atendimento Online, sem endereço. Marca a Teleconsulta no seu perfil.'
            : 'Ligue para teleconsulta. Um endereço marca Presencial e leva você às buscas da cidade dele.'}
        </p>
      </div>
    </div>
  )
}

function ReachFields({
  form: { register, formState },
  isOnline,
}: {
  form: LocationFormOf
  isOnline: boolean
}) {
  const { errors } = formState
  const optional = isOnline ? '' : ' (opcional)'
  const phone = { mask: phoneMask, type: 'tel', inputMode: 'tel', autoComplete: 'off' } as const
  return (
    <>
      <MaskedInput
        {...phone}
        label={`WhatsApp${optional}`}
        placeholder="(00) 00000-0000"
        error={errors.whatsapp?.message}
        {...register('whatsapp')}
      />
      <MaskedInput
        {...phone}
        label={`Telefone${optional}`}
        placeholder="(00) 0000-0000"
        error={errors.phone?.message}
        {...register('phone')}
      />
    </>
  )
}

interface Props {
  /** Null for a new one. */
  part: Location | null
  onClose: () => void
}

function LocationForm({ part: location, onClose }: Props) {
  const { form, isOnline, switchMode, send, isSending } = useLocationForm(location, onClose)
  return (
    <form className="part-form stack gap-4 p-4" noValidate onSubmit={(event) => void send(event)}>
      <Heading as="h3" size="3">
        {location ? 'Editar local' : 'Novo local'}
      </Heading>
      <OnlineSwitch isOnline={isOnline} onSwitch={switchMode} />
      <div className="editor-fields stack gap-4">
        {!isOnline && <AddressFields form={form} />}
        <ReachFields form={form} isOnline={isOnline} />
      </div>
      <PillToggles
        legend="Dias de atendimento (opcional)"
        choices={WEEKDAY_PILLS}
        registered={form.register('availability')}
      />
      <PartFormButtons
        isSending={isSending}
        label={location ? 'Atualizar local' : 'Adicionar local'}
        onCancel={onClose}
      />
    </form>
  )
}

const STATE_CHOICES = STATES.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))

/** A location's address. Its CEP fills the rest if the postal service answers; changing the state clears the city. */
function AddressFields({ form }: { form: LocationFormOf }) {
  const { register, setValue, formState } = form
  const { errors } = formState
  const fillByCep = useCep(form)
  return (
    <>
      <TextInput
        label="Nome do local"
        placeholder="Clínica, consultório ou hospital"
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <MaskedInput
        label="CEP (opcional)"
        mask={cepMask}
        inputMode="numeric"
        autoComplete="off"
        placeholder="00000-000"
        error={errors.cep?.message}
        {...register('cep', { onChange: ({ target }) => fillByCep(target.value) })}
      />
      <div className="editor-wide">
        <TextInput
          label="Endereço"
          placeholder="Rua, número, sala e bairro"
          autoComplete="off"
          error={errors.address?.message}
          {...register('address')}
        />
      </div>
      <FormField label="Estado" hint="Onde fica" error={errors.state?.message}>
        {(control) => (
          <NativeSelect
            {...control}
            prompt="Selecione o estado"
            choices={STATE_CHOICES}
            {...register('state', { onChange: () => setValue('city', '') })}
          />
        )}
      </FormField>
      <CityOfPlace form={form} />
    </>
  )
}

function CityOfPlace({ form }: { form: LocationFormOf }) {
  const state = useWatch({ control: form.control, name: 'state' })
  return (
    <Controller
      control={form.control}
      name="city"
      render={({ field: { onBlur: _left, onChange, ...field }, fieldState }) => (
        <CityInput
          {...field}
          state={state}
          onValueChange={onChange}
          onUnknown={() => form.setError('city', { type: 'unknown', message: UNKNOWN_CITY })}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

const WEEKDAY_PILLS = WEEKDAYS.map(({ key, label }) => ({ key, label, short: label.slice(0, 3) }))

/** In document order. */
const FIELDS = ['name', 'cep', 'address', 'state', 'city', 'whatsapp', 'phone', 'availability'] as const

type Sent = z.output<typeof locationForm>
type LocationFormOf = UseFormReturn<LocationValues, unknown, Sent>

/** Shows what a location lacks beside its fields and focuses the first; returns whether anything is missing. */
function showMissing(sent: Sent, { setError }: LocationFormOf): boolean {
  const missing = missingIn(sent)
  const names = FIELDS.filter((name) => missing[name])
  for (const [index, name] of names.entries())
    setError(name, { type: 'missing', message: missing[name] ?? '' }, { shouldFocus: index === 0 })
  return names.length > 0
}

/** The form of a location. */
function useLocationForm(location: Location | null, onClose: () => void) {
  const form: LocationFormOf = useForm<LocationValues, unknown, Sent>({
    resolver: resolverOf(locationForm),
    defaultValues: locationValuesOf(location),
  })
  const { save, isSending } = usePartForm(form, {
    kind: 'locations',
    id: location?.id ?? NEW,
    fields: FIELDS,
    onSaved: onClose,
  })
  const toast = useToast()
  const checkAndSave = async (sent: Sent) => {
    if (!showMissing(sent, form)) return save(sent)
    const description = sent.isOnline ? ONLINE_NEEDS_REACH : IN_PERSON_NEEDS_ADDRESS
    return toast({ title: 'Campos obrigatórios', description, tone: 'error' })
  }
  const switchMode = (isOnline: boolean) =>
    form.reset(valuesForMode(form.getValues(), isOnline), { keepDefaultValues: true })
  return {
    form,
    isOnline: useWatch({ control: form.control, name: 'isOnline' }),
    switchMode,
    send: useSendOnce(form.handleSubmit(checkAndSave)),
    isSending,
  }
}

/** Fills the address when the CEP is complete, unless the user typed another one meanwhile. */
function useCep({ getValues, setValue }: LocationFormOf): (typed: string) => void {
  const requested = useRef<string | null>(null)
  const fill = async (digits: string) => {
    const found = await lookUpCep(digits)
    if (!found || requested.current !== digits) return
    const change = { shouldDirty: true, shouldValidate: getValues('address') !== '' }
    setValue('state', found.state, change)
    setValue('city', found.city, change)
    if (found.address) setValue('address', found.address, change)
  }
  return (typed) => {
    const digits = cepDigits(typed)
    if (digits === requested.current) return
    requested.current = digits
    if (digits) void fill(digits)
  }
}
