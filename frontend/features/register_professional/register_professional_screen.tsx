import { Callout } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { BadgeCheck, MessageCircle, Star, Stethoscope, UserRoundSearch } from 'lucide-react'
import { useController, useWatch } from 'react-hook-form'
import type { Screen } from '#frontend/lib/screen.ts'
import { useVisitorsOnly } from '#frontend/lib/screen_guards.ts'
import { paths } from '#frontend/paths.ts'
import { AccountCard } from '#frontend/ui/page/account_card.tsx'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { SubmitButton } from '#frontend/ui/page/busy_button.tsx'
import { documentMask, phoneMask } from '#frontend/lib/input_masks.ts'
import { FormField } from '#frontend/ui/forms/form_field.tsx'
import { MaskedInput } from '#frontend/ui/forms/masked_input.tsx'
import { NativeSelect } from '#frontend/ui/forms/native_select.tsx'
import { PasswordField } from '#frontend/ui/forms/password_field.tsx'
import { TextInput } from '#frontend/ui/forms/text_input.tsx'
import { exampleOf } from '#domain/catalogue/license.ts'
import { PROFILE_SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { STATES } from '#domain/catalogue/states.ts'
import { CityInput, UNKNOWN_CITY } from '#frontend/ui/forms/city_input.tsx'
import { useRegisterProfessionalForm, type RegistrationForm } from './use_register_professional_form.ts'
import './register_professional.css'

const TITLES = [
  { value: 'none', label: 'Sem título' },
  { value: 'Dr', label: 'Dr.' },
  { value: 'Dra', label: 'Dra.' },
]

/** Name and login data. */
function PersonalFields({ form }: { form: RegistrationForm }) {
  const { register } = form
  const { errors } = form.formState
  const title = register('title')
  return (
    <fieldset className="registration-section stack gap-4">
      <legend>Dados Pessoais</legend>
      <div className="registration-wide">
        <FormField label="Título (opcional)" error={errors.title?.message}>
          {(control) => (
            <NativeSelect {...control} autoComplete="honorific-prefix" choices={TITLES} {...title} />
          )}
        </FormField>
      </div>
      <TextInput label="Nome" autoComplete="given-name" error={errors.name?.message} {...register('name')} />
      <TextInput
        label="Sobrenome"
        autoComplete="family-name"
        error={errors.lastname?.message}
        {...register('lastname')}
      />
      <AccessFields form={form} />
    </fieldset>
  )
}

function AccessFields({ form: { register, trigger, formState } }: { form: RegistrationForm }) {
  const { errors } = formState
  return (
    <>
      <div className="registration-wide">
        <TextInput
          label="E-mail"
          hint="Você entra com ele. Não aparece no perfil."
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <PasswordField
        label="Senha"
        hint="Mínimo de 8 caracteres"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <MaskedInput
        label="CPF/CNPJ"
        hint="Nunca é mostrado a ninguém"
        mask={documentMask}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.cpfCnpj?.message}
        {...register('cpfCnpj', { onBlur: ({ target }) => target.value && void trigger('cpfCnpj') })}
      />
    </>
  )
}

const SPECIALTY_NAMES = PROFILE_SPECIALTIES.map(({ name }) => name)

/** Specialty and registration. */
function ProfessionalFields({ form }: { form: RegistrationForm }) {
  const { register } = form
  const { errors } = form.formState
  const { council, example } = exampleOf(useWatch({ control: form.control, name: 'specialty' }) ?? '')
  const specialty = register('specialty')
  return (
    <fieldset className="registration-section stack gap-4">
      <legend>Dados Profissionais</legend>
      <FormField
        label="Especialidade"
        hint="A que melhor descreve o seu trabalho"
        error={errors.specialty?.message}
      >
        {(control) => (
          <NativeSelect
            {...control}
            prompt="Selecione a especialidade"
            choices={SPECIALTY_NAMES}
            {...specialty}
          />
        )}
      </FormField>
      <TextInput
        label="Registro profissional"
        hint={`Conselho, número e estado, como em ${example}`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.crm?.message?.replace(/^CRM\b/, council)}
        {...register('crm')}
      />
    </fieldset>
  )
}

const STATE_CHOICES = STATES.map(({ code, name }) => ({ value: code, label: name }))

/** Place and phone. Changing the state clears the city. */
function ContactFields({ form }: { form: RegistrationForm }) {
  const { errors } = form.formState
  const state = form.register('state', { onChange: () => form.resetField('city') })
  return (
    <fieldset className="registration-section stack gap-4">
      <legend>Localização e Contato</legend>
      <FormField label="Estado" hint="Onde você atende" error={errors.state?.message}>
        {(control) => (
          <NativeSelect
            {...control}
            prompt="Selecione o estado"
            autoComplete="address-level1"
            choices={STATE_CHOICES}
            {...state}
          />
        )}
      </FormField>
      <CityField form={form} />
      <div className="registration-wide">
        <MaskedInput
          label="WhatsApp"
          hint="Com DDD. É por ele que os pacientes chamam você."
          mask={phoneMask}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errors.whatsapp?.message}
          {...form.register('whatsapp')}
        />
      </div>
    </fieldset>
  )
}

function CityField({ form: { control, setError } }: { form: RegistrationForm }) {
  const state = useWatch({ control, name: 'state' })
  const { field, fieldState } = useController({ control, name: 'city', defaultValue: '' })
  const { onChange, ...input } = field
  return (
    <CityInput
      {...input}
      state={state ?? ''}
      onValueChange={onChange}
      onUnknown={() => setError('city', { type: 'unknown', message: UNKNOWN_CITY })}
      error={fieldState.error?.message}
    />
  )
}

export function screen(): Screen {
  return { Component: RegisterProfessionalPage }
}

function RegisterProfessionalPage() {
  useVisitorsOnly()
  return (
    <>
      <PageHead
        title="Cadastro de profissional"
        description="Leva cerca de dois minutos. Depois você completa o perfil com calma."
        robots="noindex,nofollow"
      />
      <AccountCard
        icon={<Stethoscope size={24} />}
        title="Cadastre-se como profissional"
        description="Leva cerca de dois minutos. Depois você completa o perfil com calma."
        aside={<Benefits />}
        foot={
          <>
            Já tem conta?
            <Link className="account-link" to={paths.login}>
              Entrar
            </Link>
          </>
        }
      >
        <RegisterProfessionalForm />
      </AccountCard>
    </>
  )
}

/** Leads on whoever has an account or an unclaimed profile; it says the same whichever of the data is taken. */
function AlreadyHere({ registration }: { registration: string }) {
  return (
    <Callout.Root color="amber" variant="surface">
      <Callout.Icon>
        <UserRoundSearch size={20} aria-hidden="true" />
      </Callout.Icon>
      <Callout.Text>
        Já existe uma conta com estes dados. Se o seu perfil já está no site e ainda não foi assumido,{' '}
        <Link className="account-link" to={`${paths.home}?q=${encodeURIComponent(registration)}`}>
          encontre-o pelo registro
        </Link>{' '}
        e toque em “É você? Assuma este perfil”. Se a conta é sua,{' '}
        <Link className="account-link" to={paths.forgotPassword}>
          receba um link para criar a senha
        </Link>
        .
      </Callout.Text>
    </Callout.Root>
  )
}

function RegisterProfessionalForm() {
  const { form, send, isSending, takenRegistration } = useRegisterProfessionalForm()
  return (
    <form
      className="account-form registration stack"
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <PersonalFields form={form} />
      <ProfessionalFields form={form} />
      <ContactFields form={form} />
      {takenRegistration !== null && <AlreadyHere registration={takenRegistration} />}
      <p className="registration-terms quiet small">
        Ao se cadastrar, você concorda com os{' '}
        <Link className="account-link" to={paths.terms} target="_blank">
          Termos de Uso<span className="visually-hidden"> (abre em nova aba)</span>
        </Link>{' '}
        e a{' '}
        <Link className="account-link" to={paths.privacy} target="_blank">
          Política de Privacidade<span className="visually-hidden"> (abre em nova aba)</span>
        </Link>
        .
      </p>
      <SubmitButton isSending={isSending} sendingLabel="Cadastrando…">
        Cadastrar
      </SubmitButton>
    </form>
  )
}

const BENEFITS = [
  {
    Icon: UserRoundSearch,
    title: 'Seja encontrado',
    text: 'Um perfil público com endereço próprio, sem custo.',
  },
  {
    Icon: MessageCircle,
    title: 'Fale direto',
    text: 'Pacientes chamam você pelo WhatsApp, sem intermediário.',
  },
  { Icon: Star, title: 'Mostre confiança', text: 'Avaliações que você modera antes de aparecerem.' },
  { Icon: BadgeCheck, title: 'Tenha o selo', text: 'Conferimos o seu registro profissional.' },
]

/** The benefits of a profile, beside the form; hidden on narrow screens. */
function Benefits() {
  return (
    <aside className="benefits" aria-labelledby="benefits-title">
      <h2 id="benefits-title" className="benefits-title">
        Pacientes procuram por você
      </h2>
      <ul className="plain-list stack gap-5">
        {BENEFITS.map(({ Icon, title, text }) => (
          <li key={title} className="benefit gap-3 quiet">
            <span className="icon-box benefit-icon" aria-hidden="true">
              <Icon size={20} />
            </span>
            <span>
              <strong className="benefit-title semibold">{title}</strong>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
