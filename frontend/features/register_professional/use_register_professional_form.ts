import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj'
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import {
  registerProfessionalForm,
  WRONG_DOCUMENT,
  type RegisterProfessionalForm,
} from '#contract/accounts.ts'
import { useRegisterProfessional } from '#frontend/api/accounts.ts'
import { formResolver, showFieldErrors } from '#frontend/lib/field_errors.ts'
import { HttpError, formMessageOf } from '#frontend/lib/http_error.ts'
import { UnsentStore } from '#frontend/lib/unsent_store.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { useTypedWords } from '#frontend/lib/use_typed_words.ts'
import { paths } from '#frontend/paths.ts'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'

/** In document order. */
const FIELDS = [
  'title',
  'name',
  'lastname',
  'email',
  'password',
  'cpfCnpj',
  'specialty',
  'crm',
  'state',
  'city',
  'whatsapp',
] as const satisfies readonly (keyof RegisterProfessionalForm)[]

const isDocument = (typed: string) => isValidCpf(typed) || isValidCnpj(typed, { version: 2 })

/** The contract's rules, and the check digits of CPF and CNPJ. */
const rules = z.extend(registerProfessionalForm, {
  cpfCnpj: registerProfessionalForm.shape.cpfCnpj.check(z.refine(isDocument, WRONG_DOCUMENT)),
})

/** The registration form; it leads to the login. */
export function useRegisterProfessionalForm() {
  const form = useForm<RegisterProfessionalForm>({ resolver: formResolver(rules) })
  const [typed] = useState(() => new UnsentStore<RegisterProfessionalForm>('registration'))
  useTypedWords(typed, form, { except: ['password'] })
  const registration = useRegisterProfessional()
  const toast = useToast()
  const [takenRegistration, setTakenRegistration] = useState<string | null>(null)
  const navigate = useNavigate()
  const greet = async (email: string, mustConfirm: boolean) => {
    toast({
      title: 'Cadastro realizado com sucesso!',
      description: 'Faça login para completar o seu perfil.',
      tone: 'success',
    })
    await navigate(paths.login, { state: { email: email.trim(), mustConfirm } })
  }
  const register = async (professional: RegisterProfessionalForm) => {
    try {
      const { mustConfirm } = await registration.mutateAsync(professional)
      typed.drop()
      await greet(professional.email, mustConfirm)
    } catch (error) {
      if (error instanceof HttpError && error.code === 'account_taken') setTakenRegistration(professional.crm)
      const description = formMessageOf(error, 'Erro desconhecido')
      toast({ title: 'Erro no cadastro', description, tone: 'error' })
      showFieldErrors(error, FIELDS, form.setError)
    }
  }
  const askToCheck = () =>
    toast({
      title: 'Verifique os campos obrigatórios',
      description: 'Corrija os campos destacados e envie novamente.',
      tone: 'error',
    })
  return {
    form,
    send: useSendOnce(form.handleSubmit(register, askToCheck)),
    isSending: registration.isPending,
    takenRegistration,
  }
}

export type RegistrationForm = ReturnType<typeof useRegisterProfessionalForm>['form']
