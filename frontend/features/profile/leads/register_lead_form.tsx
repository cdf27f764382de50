import { zodResolver } from '@hookform/resolvers/zod'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { Location, ProfessionalProfile, Service } from '#contract/professionals.ts'
import { useRegisterLead } from '#frontend/api/leads.ts'
import { phoneMask } from '#frontend/lib/input_masks.ts'
import { toTheProfessional } from '#frontend/lib/professional_words.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { paths } from '#frontend/paths.ts'
import { SubmitButton } from '#frontend/ui/busy_button.tsx'
import { FormField } from '#frontend/ui/form_field.tsx'
import { MaskedInput } from '#frontend/ui/masked_input.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'
import { TextInput } from '#frontend/ui/text_input.tsx'
import { useToast } from '#frontend/ui/toast_provider.tsx'
import { refusalMessageOf } from '#frontend/lib/http_error.ts'
import { Honeypot } from '../honeypot.tsx'
import { UnsentNotice, useUnsent } from '../unsent.tsx'
import { LeadThanks } from './lead_thanks.tsx'
import {
  type RegisterLeadInput,
  type RegisterLeadOutput,
  leadBody,
  locationChoices,
  registerLeadSchema,
  serviceChoices,
} from './lead_fields.ts'

interface Props {
  form: ReturnType<typeof useRegisterLeadForm>['form']
  profile: ProfessionalProfile
}

/** The patient's consent; its wording is version `CONSENT_VERSION` of the contract, so both change together. */
function ConsentField({ form: { register, formState }, profile }: Props) {
  const errorId = useId()
  const { brandName } = useSettings()
  const error = formState.errors.consent?.message
  return (
    <div className="lead-consent">
      <label>
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...register('consent')}
        />
        <span>
          Autorizo o {brandName} a enviar estes dados {toTheProfessional(profile)} para que entre em contato
          comigo, conforme a{' '}
          <a href={paths.privacy} target="_blank">
            Política de Privacidade
          </a>
          .
        </span>
      </label>
      {error && (
        <p id={errorId} className="form-field-error">
          <CircleAlert aria-hidden size={16} />
          {error}
        </p>
      )}
    </div>
  )
}

const FAILED = 'Não foi possível registrar seu interesse. Tente novamente.'

/** The lead form's state: its fields, its sending, and what the server answered once it was kept. */
function useRegisterLeadForm(professionalId: string) {
  const form = useForm<RegisterLeadInput, unknown, RegisterLeadOutput>({
    resolver: zodResolver(registerLeadSchema),
  })
  const registration = useRegisterLead(professionalId)
  const unsent = useUnsent(`lead-${professionalId}`, form)
  const toast = useToast()
  const register = async (lead: RegisterLeadOutput) => {
    try {
      const key = unsent.keyOf(lead)
      await registration.mutateAsync({ lead: leadBody(lead, unsent.elapsedMs()), key })
      unsent.arrive()
      toast({
        title: 'Interesse registrado!',
        description: 'Obrigado pelo interesse! O profissional entrará em contato em breve.',
        tone: 'success',
      })
    } catch (error) {
      if (unsent.keep(error)) return
      toast({ title: 'Erro', description: refusalMessageOf(error, FAILED), tone: 'error' })
    }
  }
  const send = useSendOnce(form.handleSubmit(register))
  return {
    form,
    send,
    isSending: registration.isPending,
    isUnsent: unsent.isUnsent,
    registered: registration.data,
  }
}

export interface LeadFormProps {
  profile: ProfessionalProfile
  services: readonly Service[]
  locations: readonly Location[]
}

/** A patient's interest. */
export function RegisterLeadForm({ profile, services, locations }: LeadFormProps) {
  const { form, send, isSending, isUnsent, registered } = useRegisterLeadForm(profile.id)
  const isWhatsappFirst = profile.whatsapp !== null
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)}>
      <fieldset className="lead-fields" disabled={Boolean(registered)}>
        <PersonFields form={form} />
        <WishFields form={form} services={services} locations={locations} />
        <ConsentField form={form} profile={profile} />
        <Honeypot registration={form.register('complemento')} />
        {isUnsent && <UnsentNotice isSending={isSending} onRetry={() => void send()} />}
        <SubmitButton
          size="3"
          variant={isWhatsappFirst ? 'soft' : 'solid'}
          isSending={isSending}
          sendingLabel="Enviando…"
          disabled={Boolean(registered)}
        >
          {registered ? 'Obrigado' : 'Pedir contato'}
        </SubmitButton>
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
