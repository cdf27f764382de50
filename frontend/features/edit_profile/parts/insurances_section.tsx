import { Button } from '@radix-ui/themes'
import type { UseQueryResult } from '@tanstack/react-query'
import { CircleCheck, Plus, ShieldCheck, X } from 'lucide-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { Insurance } from '#contract/professionals.ts'
import { insuranceForm } from '#contract/profile_parts.ts'
import { useAddPart } from '#frontend/api/profile_parts.ts'
import { HttpError, messageOf } from '#frontend/lib/http_error.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'
import { EditorSection } from '../sections/section_list.tsx'
import { PartList, RemovalDialog, useRemoval } from './part_list.tsx'
import { useEditor } from '../editor_context.tsx'
import { usePartMutation } from './use_part_form.ts'
import { insurancesLeft } from './part_lists.ts'

const EMPTY = {
  icon: <ShieldCheck size={20} />,
  text: 'Nenhum convênio ainda. Escolha abaixo, ou deixe assim se atende só particular.',
}

interface ChipsProps {
  insurances: readonly Insurance[]
  onRemove: (insurance: Insurance) => void
}

function InsuranceChips({ insurances, onRemove }: ChipsProps) {
  return (
    <ul className="plain-list insurance-chips">
      {insurances.map((insurance) => (
        <li key={insurance.id}>
          <Button
            type="button"
            size="2"
            radius="full"
            variant="soft"
            aria-label={`Remover ${insurance.insuranceName}`}
            onClick={() => onRemove(insurance)}
          >
            {insurance.insuranceName}
            <X size={16} aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** The insurers they work with. */
export function InsurancesSection({ query }: { query: UseQueryResult<Insurance[]> }) {
  const removal = useRemoval<Insurance>('insurances')
  return (
    <EditorSection id="insurances">
      <PartList query={query} empty={EMPTY}>
        {(insurances) => <InsuranceChips insurances={insurances} onRemove={removal.ask} />}
      </PartList>
      {query.data && <AddInsuranceForm added={query.data} />}
      <RemovalDialog
        removal={removal}
        title="Remover convênio?"
        question={({ insuranceName }) => `Tem certeza que deseja remover o convênio ${insuranceName}?`}
      />
    </EditorSection>
  )
}

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
function AddInsuranceForm({ added }: { added: readonly Insurance[] }) {
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
