import { Button } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, UserRoundCheck, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router-dom'
import { CLAIM_CONSENT_VERSION, claimProfileForm, type ClaimProfileForm } from '#contract/claims.ts'
import type { OpenedProfile } from '#contract/professionals.ts'
import { useClaimProfile } from '#frontend/api/claims.ts'
import { profileQuery } from '#frontend/api/profiles.ts'
import { formResolver } from '#frontend/lib/field_errors.ts'
import { formMessageOf } from '#frontend/lib/http_error.ts'
import { phoneMask } from '#frontend/lib/input_masks.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import type { Screen } from '#frontend/lib/screen.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { paths } from '#frontend/paths.ts'
import { MaskedInput } from '#frontend/ui/forms/masked_input.tsx'
import { TextInput } from '#frontend/ui/forms/text_input.tsx'
import { AccountCard } from '#frontend/ui/page/account_card.tsx'
import { SubmitButton } from '#frontend/ui/page/busy_button.tsx'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { WithdrawClaimPage } from './withdraw_claim.tsx'

export function screen(): Screen {
  return { Component: ClaimsPage }
}

const WORDS = {
  claim: {
    title: 'Assumir perfil',
    description:
      'Se os dados conferirem com o conselho, enviamos o link para criar a senha. Ele vai para o e-mail do perfil ou, se não houver, para o que você informar aqui.',
    send: 'Pedir este perfil',
  },
  removal: {
    title: 'Remover perfil',
    description:
      'Se os dados conferirem com o conselho, o perfil e os dados dele são apagados, e avisamos por e-mail. ' +
      'Fica só um código irreversível do registro, para que uma nova lista não o traga de volta.',
    send: 'Pedir a remoção',
  },
} as const

/** Asks for a profile, or takes that back by the mailed link. */
function ClaimsPage() {
  const [address] = useSearchParams()
  return address.has('token') || address.has('retirar') ? <WithdrawClaimPage /> : <ClaimProfilePage />
}

function ClaimProfilePage() {
  const [address] = useSearchParams()
  const kind = address.has('remover') ? 'removal' : 'claim'
  const slug = address.get('perfil') ?? ''
  const { data: profile, isPending } = useQuery(profileQuery(usePublicApi(), slug))
  const { title, description } = WORDS[kind]
  const [answer, setAnswer] = useState('')
  const isOpen = profile?.source != null
  return (
    <>
      <PageHead title={title} robots="noindex,nofollow" />
      <AccountCard
        icon={kind === 'claim' ? <UserRoundCheck size={24} /> : <UserRoundX size={24} />}
        title={answer ? 'Pedido recebido' : profile ? `${title}: ${professionalName(profile)}` : title}
        description={
          answer ? (
            <output>{answer}</output>
          ) : isOpen || isPending ? (
            description
          ) : (
            'Este perfil já foi assumido ou não existe.'
          )
        }
      >
        {profile && isOpen && !answer && (
          <ClaimForm key={kind} profile={profile} kind={kind} onAnswer={setAnswer} />
        )}
        {profile && isOpen && (
          <Link className="account-link" to={paths.profile(profile.slug)}>
            Voltar ao perfil
          </Link>
        )}
        {!isPending && !isOpen && (
          <Button size="3" variant="soft" asChild>
            <Link to={paths.home}>Buscar profissionais</Link>
          </Button>
        )}
      </AccountCard>
    </>
  )
}

interface Props {
  profile: OpenedProfile
  kind: ClaimProfileForm['kind']
  onAnswer: (message: string) => void
}

function ClaimForm({ kind, ...claimed }: Props) {
  const { register, errors, send, isSending } = useClaimForm({ kind, ...claimed })
  return (
    <form className="account-form stack" method="post" noValidate onSubmit={(event) => void send(event)}>
      <TextInput
        label="Número do registro no conselho"
        placeholder="CRM-SP 123456"
        error={errors.registration?.message}
        {...register('registration')}
      />
      <TextInput
        label="Seu e-mail"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...register('email')}
      />
      <MaskedInput
        label="Seu telefone"
        type="tel"
        autoComplete="tel"
        mask={phoneMask}
        error={errors.phone?.message}
        {...register('phone')}
      />
      {kind === 'claim' && (
        <div className="consent-field">
          <label>
            <input type="checkbox" {...register('lostEmail')} />
            <span>Se o perfil já tem um e-mail, não o uso mais: mandem o link para o que informei aqui.</span>
          </label>
        </div>
      )}
      <div className="consent-field">
        <label>
          <input
            type="checkbox"
            aria-invalid={errors.consentVersion ? true : undefined}
            aria-describedby={errors.consentVersion ? 'consent-error' : undefined}
            {...register('consentVersion')}
            value={CLAIM_CONSENT_VERSION}
          />
          <span>
            Sou esta pessoa e concordo com o uso destes dados para conferir o pedido, conforme a{' '}
            <a href={paths.privacy} target="_blank">
              Política de Privacidade
            </a>
            .
          </span>
        </label>
        {errors.consentVersion && (
          <p id="consent-error" role="alert" className="form-field-error small">
            <CircleAlert aria-hidden size={16} />
            {errors.consentVersion.message}
          </p>
        )}
      </div>
      <SubmitButton isSending={isSending} sendingLabel="Enviando…">
        {WORDS[kind].send}
      </SubmitButton>
    </form>
  )
}

function useClaimForm({ profile: { id }, kind, onAnswer }: Props) {
  const { register, handleSubmit, formState } = useForm<ClaimProfileForm>({
    resolver: formResolver(claimProfileForm),
    defaultValues: { kind, registration: '', email: '', phone: '', lostEmail: false },
  })
  const claim = useClaimProfile()
  const toast = useToast()
  const submit = handleSubmit(async (body) => {
    try {
      const { message } = await claim.mutateAsync({ id, body })
      onAnswer(message)
    } catch (error) {
      const description = formMessageOf(error, 'Não conseguimos enviar o pedido.')
      toast({ title: 'Erro', description, tone: 'error' })
    }
  })
  return { register, errors: formState.errors, send: useSendOnce(submit), isSending: claim.isPending }
}
