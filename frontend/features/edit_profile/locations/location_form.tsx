import { Switch } from '@radix-ui/themes'
import { useId } from 'react'
import type { Location } from '#contract/professionals.ts'
import { phoneMask } from '#frontend/lib/input_masks.ts'
import { MaskedInput } from '#frontend/ui/masked_input.tsx'
import { PartFormButtons } from '../parts/part_buttons.tsx'
import { AddressFields } from './address_fields.tsx'
import { useLocationForm, type LocationFormOf } from './use_location_form.ts'
import { WeekdayToggles } from './weekday_toggles.tsx'
import './locations.css'

interface SwitchProps {
  isOnline: boolean
  onSwitch: (isOnline: boolean) => void
}

function OnlineSwitch({ isOnline, onSwitch }: SwitchProps) {
  const id = useId()
  return (
    <div className="online-switch">
      <Switch
        id={id}
        size="3"
        checked={isOnline}
        aria-describedby={`${id}-hint`}
        onCheckedChange={onSwitch}
      />
      <div>
        <label htmlFor={id}>Atendimento online</label>
        <p id={`${id}-hint`}>
          {isOnline ? 'Aparece como Atendimento Online, sem endereço.' : 'Ligue para teleconsulta.'}
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
  location: Location | null
  onClose: () => void
}

export function LocationForm({ location, onClose }: Props) {
  const { form, isOnline, switchMode, send, isSending } = useLocationForm(location, onClose)
  return (
    <form className="part-form" noValidate onSubmit={(event) => void send(event)}>
      <h3>{location ? 'Editar local' : 'Novo local'}</h3>
      <OnlineSwitch isOnline={isOnline} onSwitch={switchMode} />
      <div className="editor-fields">
        {!isOnline && <AddressFields form={form} />}
        <ReachFields form={form} isOnline={isOnline} />
      </div>
      <WeekdayToggles registered={form.register('availability')} />
      <PartFormButtons
        isSending={isSending}
        label={location ? 'Atualizar local' : 'Adicionar local'}
        onCancel={onClose}
      />
    </form>
  )
}
