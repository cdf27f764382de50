import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useRegisterLead } from '#frontend/api/leads.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { useToast } from '#frontend/ui/toast_provider.tsx'
import { failureMessage } from '../failure_message.ts'
import { useElapsedMs } from '../honeypot.tsx'
import {
  leadBody,
  registerLeadSchema,
  type RegisterLeadInput,
  type RegisterLeadOutput,
} from './register_lead_schema.ts'

const FAILED = 'Não foi possível registrar seu interesse. Tente novamente.'

/** The lead form's state: its fields, its sending, and what the server answered once it was kept. */
export function useRegisterLeadForm(professionalId: string) {
  const form = useForm<RegisterLeadInput, unknown, RegisterLeadOutput>({
    resolver: zodResolver(registerLeadSchema),
  })
  const registration = useRegisterLead(professionalId)
  const elapsedMs = useElapsedMs()
  const toast = useToast()
  const register = async (lead: RegisterLeadOutput) => {
    try {
      await registration.mutateAsync(leadBody(lead, elapsedMs()))
      toast({
        title: 'Interesse registrado!',
        description: 'Obrigado pelo interesse! O profissional entrará em contato em breve.',
        tone: 'success',
      })
    } catch (error) {
      toast({ title: 'Erro', description: failureMessage(error, FAILED), tone: 'error' })
    }
  }
  const send = useSendOnce(form.handleSubmit(register))
  return { form, send, isSending: registration.isPending, registered: registration.data }
}
