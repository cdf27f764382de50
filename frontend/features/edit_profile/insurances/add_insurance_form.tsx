import { zodResolver } from '@hookform/resolvers/zod'
import { Button } from '@radix-ui/themes'
import { CircleCheck, Plus } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { insuranceForm } from '#contract/profile_parts.ts'
import type { Insurance } from '#contract/professionals.ts'
import { useAddPart } from '#frontend/api/profile_parts.ts'
import { HttpError, messageOf } from '#frontend/lib/http_error.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'
import { useEditor } from '../drafts/editor_context.tsx'
import { usePartMutation } from '../parts/use_part_mutation.ts'
import { insurancesLeft } from './insurances_left.ts'

const isTaken = (error: unknown) => error instanceof HttpError && error.code === 'insurance_already_added'

function useAddInsurance() {
  const { professionalId } = useEditor()
  const form = useForm({ resolver: zodResolver(insuranceForm), defaultValues: { insuranceName: '' } })
  const { mutateAsync } = useAddPart(professionalId, 'insurances')
  const action = usePartMutation('insurances')
  const add = async (chosen: { insuranceName: string }) => {
    const failure = await action('add', () => mutateAsync(chosen))
    if (failure === undefined) form.reset()
    else if (isTaken(failure)) form.setError('insuranceName', { message: messageOf(failure, '') })
  }
  return { form, send: useSendOnce(form.handleSubmit(add)) }
}

/** Offers the insurers that are left. */
export function AddInsuranceForm({ added }: { added: readonly Insurance[] }) {
  const { form, send } = useAddInsurance()
  const left = insurancesLeft(added)
  if (left.length === 0)
    return (
      <p className="insurances-all">
        <CircleCheck size={18} aria-hidden="true" />
        Todos os convênios disponíveis foram adicionados.
      </p>
    )
  return (
    <form className="insurance-form" noValidate onSubmit={(event) => void send(event)}>
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
