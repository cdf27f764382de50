import { Button } from '@radix-ui/themes'
import type { Location, ProfessionalProfile, Service } from '#contract/professionals.ts'
import { phoneMask } from '#frontend/lib/input_masks.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import { MaskedInput } from '#frontend/ui/masked_input.tsx'
import { TextInput } from '#frontend/ui/text_input.tsx'
import { Honeypot } from '../honeypot.tsx'
import { useHydrated } from '#frontend/lib/use_hydrated.ts'
import { ConsentField } from './consent_field.tsx'
import { locationChoices, serviceChoices } from './lead_choices.ts'
import { LeadThanks } from './lead_thanks.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'
import { useRegisterLeadForm } from './use_register_lead_form.ts'

export interface LeadFormProps {
  profile: ProfessionalProfile
  services: readonly Service[]
  locations: readonly Location[]
}

/** A patient's interest. Until the page's code has come the button sends nothing, so no name gets into an address. */
export function RegisterLeadForm({ profile, services, locations }: LeadFormProps) {
  const { form, send, isSending, registered } = useRegisterLeadForm(profile.id)
  const isHydrated = useHydrated()
  const isWhatsappFirst = profile.whatsapp !== null
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)}>
      <fieldset className="lead-fields" disabled={Boolean(registered)}>
        <PersonFields form={form} />
        <WishFields form={form} services={services} locations={locations} />
        <ConsentField form={form} profile={profile} />
        <Honeypot registration={form.register('complemento')} />
        <Button
          type={isHydrated ? 'submit' : 'button'}
          size="3"
          variant={isWhatsappFirst ? 'soft' : 'solid'}
          loading={isSending}
          disabled={Boolean(registered)}
        >
          {registered ? 'Obrigado' : 'Pedir contato'}
        </Button>
      </fieldset>
      {registered && <LeadThanks redirectUrl={registered.redirectUrl} />}
    </form>
  )
}

type Form = ReturnType<typeof useRegisterLeadForm>['form']

function PersonFields({ form: { register, formState } }: { form: Form }) {
  const { errors } = formState
  return (
    <>
      <TextInput
        label="Seu nome"
        autoComplete="name"
        error={errors.patientName?.message}
        {...register('patientName')}
      />
      <MaskedInput
        label="WhatsApp com DDD"
        mask={phoneMask}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.whatsapp?.message}
        {...register('whatsapp')}
      />
    </>
  )
}

type WishProps = Pick<LeadFormProps, 'services' | 'locations'> & { form: Form }

function WishFields({ form: { register, formState }, services, locations }: WishProps) {
  const { errors } = formState
  return (
    <>
      <FormField label="Serviço de interesse" error={errors.serviceOfInterest?.message}>
        {(control) => (
          <NativeSelect
            {...control}
            prompt="Selecione um serviço"
            choices={serviceChoices(services)}
            {...register('serviceOfInterest')}
          />
        )}
      </FormField>
      <FormField label="Local" error={errors.location?.message}>
        {(control) => (
          <NativeSelect
            {...control}
            prompt="Selecione um local"
            choices={locationChoices(locations)}
            {...register('location')}
          />
        )}
      </FormField>
    </>
  )
}
