import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { type Resolver, useForm } from 'react-hook-form'
import { formResolver } from '#frontend/lib/field_errors.ts'
import type { Location, ProfessionalProfile, Service } from '#contract/professionals.ts'
import { useRegisterLead } from '#frontend/api/leads.ts'
import { phoneMask } from '#frontend/lib/input_masks.ts'
import { toTheProfessional } from '#frontend/lib/professional_words.ts'
import { rememberSentLead } from '#frontend/lib/sent_leads.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { SubmitButton } from '#frontend/ui/page/busy_button.tsx'
import { FormField } from '#frontend/ui/forms/form_field.tsx'
import { MaskedInput } from '#frontend/ui/forms/masked_input.tsx'
import { NativeSelect } from '#frontend/ui/forms/native_select.tsx'
import { TextInput } from '#frontend/ui/forms/text_input.tsx'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { paths } from '#frontend/paths.ts'
import { USER_LINK_REL } from '#frontend/lib/user_link.ts'
import { ConsentField } from '../consent_field.tsx'
import { Honeypot } from '../honeypot.tsx'
import { useFormWords } from '../phrases/form_words.ts'
import { fill, useWords } from '../phrases/words.ts'
import { UnsentNotice, useUnsent } from '../unsent.tsx'
import {
  type RegisterLeadInput,
  type RegisterLeadOutput,
  leadBody,
  locationChoices,
  registerLeadSchema,
  serviceChoices,
} from './lead_fields.ts'

/**
 * Opens the URL in a new tab, or in this one if the browser blocks it. The opened page learns neither opener nor
 * referrer. `window.open` with `noopener` would hide whether it worked, so this opens an empty tab, detaches it, and
 * navigates it by a link of its own.
 */
function visitInNewTab(url: string) {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  followLink((tab ?? window).document, url)
}

function followLink(document: Document, url: string) {
  const link = document.createElement('a')
  link.href = url
  link.rel = USER_LINK_REL
  document.body.append(link)
  link.click()
  link.remove()
}

const REDIRECT_DELAY_MS = 2000

/** The confirmation of a lead, with a link to the professional's own site if there is one. */
function LeadThanks({ redirectUrl, isKept }: { redirectUrl: string | undefined; isKept: boolean }) {
  const thanks = useRef<HTMLDivElement>(null)
  const { forms } = useFormWords()
  useEffect(() => {
    thanks.current?.focus({ preventScroll: true })
    thanks.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={thanks} className="lead-thanks stack gap-2 p-4 mt-4" tabIndex={-1}>
      <p>{forms.leadArrived}</p>
      <p>
        {isKept ? (
          <>
            <span>{forms.leadKept}</span>
            <Link to={paths.sentLeads}>{forms.sentLeads}</Link>
          </>
        ) : (
          forms.leadNotKept
        )}
      </p>
      {redirectUrl && <Redirect url={redirectUrl} />}
    </div>
  )
}

function Redirect({ url }: { url: string }) {
  const { hasGone, cancel } = useRedirect(url)
  const { forms } = useFormWords()
  return (
    <p>
      <span>{hasGone ? forms.siteOpened : forms.siteOpening}</span>
      <a href={url} target="_blank" rel={USER_LINK_REL} onClick={cancel}>
        {new URL(url).host}
      </a>
    </p>
  )
}

/** Redirects after two seconds, unless the reader has already followed the link. */
function useRedirect(url: string) {
  const [hasGone, setGone] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    timer.current = setTimeout(() => {
      visitInNewTab(url)
      setGone(true)
    }, REDIRECT_DELAY_MS)
    return () => clearTimeout(timer.current)
  }, [url])
  const cancel = () => {
    clearTimeout(timer.current)
    setGone(true)
  }
  return { hasGone, cancel }
}

interface Props {
  form: ReturnType<typeof useRegisterLeadForm>['form']
  profile: ProfessionalProfile
}

/** The consent; its text is version `CONSENT_VERSION` of the contract, so both change together. */
function LeadConsent({ form: { register, formState }, profile }: Props) {
  const { brandName } = useSettings()
  const { phrases, written } = useWords()
  const { wrong } = useFormWords()
  return (
    <ConsentField
      registration={register('consent')}
      error={wrong('consent', formState.errors.consent?.message)}
      lang={written}
      note={phrases && { lang: phrases.lang, text: fill(phrases.consent, { brand: brandName }) }}
    >
      Autorizo o {brandName} a enviar estes dados {toTheProfessional(profile)} para que entre em contato
      comigo, conforme a
    </ConsentField>
  )
}

/** Builds the schema on first use: at page load it would delay the page. */
type CheckLead = Resolver<RegisterLeadInput, unknown, RegisterLeadOutput>
let bySchema: CheckLead | undefined
const checkLead: CheckLead = (...form) => (bySchema ??= formResolver(registerLeadSchema()))(...form)

/** The lead form's state: fields, submission, and the server's answer. */
function useRegisterLeadForm(profile: ProfessionalProfile) {
  const professionalId = profile.id
  const form = useForm<RegisterLeadInput, unknown, RegisterLeadOutput>({
    resolver: checkLead,
  })
  const registration = useRegisterLead(professionalId)
  const [isKept, setKept] = useState(false)
  const unsent = useUnsent(`lead-${professionalId}`, form)
  const toast = useToast()
  const { forms, failure } = useFormWords()
  const register = async (lead: RegisterLeadOutput) => {
    try {
      const key = unsent.keyOf(lead)
      const { id } = await registration.mutateAsync({ lead: leadBody(lead, unsent.elapsedMs()), key })
      setKept(
        rememberSentLead({ id, key: key ?? null, service: lead.serviceOfInterest, professional: profile }),
      )
      unsent.arrive()
      toast({
        title: forms.leadSent,
        description: forms.leadThanks,
        tone: 'success',
      })
    } catch (error) {
      if (unsent.keep(error)) return
      toast({ title: forms.failed, description: failure(error, forms.leadFailed), tone: 'error' })
    }
  }
  const send = useSendOnce(form.handleSubmit(register))
  return {
    form,
    send,
    isSending: registration.isPending,
    isUnsent: unsent.isUnsent,
    registered: registration.data,
    isKept,
  }
}

export interface LeadFormProps {
  profile: ProfessionalProfile
  services: readonly Service[]
  locations: readonly Location[]
}

/** The form for a patient's lead. */
export function RegisterLeadForm({ profile, services, locations }: LeadFormProps) {
  const { form, send, isSending, isUnsent, registered, isKept } = useRegisterLeadForm(profile)
  const { texts } = useWords()
  if (registered) return <LeadThanks redirectUrl={registered.redirectUrl} isKept={isKept} />
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)}>
      <div className="lead-fields stack gap-4">
        <PersonFields form={form} />
        <WishFields form={form} profile={profile} services={services} locations={locations} />
        <LeadConsent form={form} profile={profile} />
        <Honeypot registration={form.register('corFavorita')} />
        {isUnsent && <UnsentNotice isSending={isSending} onRetry={() => void send()} />}
        <SubmitButton size="3" isSending={isSending} sendingLabel={texts.sending}>
          {texts.askForContact}
        </SubmitButton>
      </div>
    </form>
  )
}

type Form = ReturnType<typeof useRegisterLeadForm>['form']

function PersonFields({ form: { register, formState } }: { form: Form }) {
  const { errors } = formState
  const { texts } = useWords()
  const { wrong } = useFormWords()
  return (
    <>
      <TextInput
        label={texts.yourName}
        autoComplete="name"
        error={wrong('patientName', errors.patientName?.message)}
        {...register('patientName')}
      />
      <MaskedInput
        label={texts.yourWhatsapp}
        mask={phoneMask}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={wrong('whatsapp', errors.whatsapp?.message)}
        {...register('whatsapp')}
      />
    </>
  )
}

type WishProps = LeadFormProps & { form: Form }

function WishFields({ form: { register, formState }, profile, services, locations }: WishProps) {
  const { errors } = formState
  const { texts } = useWords()
  const { forms, wrong } = useFormWords()
  return (
    <>
      <FormField
        label={texts.serviceOfInterest}
        error={wrong('serviceOfInterest', errors.serviceOfInterest?.message)}
      >
        {(control) => (
          <NativeSelect
            {...control}
            prompt={texts.chooseService}
            choices={serviceChoices(services, forms)}
            {...register('serviceOfInterest')}
          />
        )}
      </FormField>
      <FormField label={texts.place} error={wrong('location', errors.location?.message)}>
        {(control) => (
          <NativeSelect
            {...control}
            prompt={texts.choosePlace}
            choices={locationChoices(locations, profile, { ...forms, ...texts })}
            {...register('location')}
          />
        )}
      </FormField>
    </>
  )
}
