import { Button } from '@radix-ui/themes'
import type { UseQueryResult } from '@tanstack/react-query'
import { ShieldCheck, X } from 'lucide-react'
import type { Insurance } from '#contract/professionals.ts'
import { EditorSection } from '../overview/editor_section.tsx'
import { PartList } from '../parts/part_list.tsx'
import { RemovalDialog } from '../parts/removal_dialog.tsx'
import { useRemoval } from '../parts/use_removal.ts'
import { AddInsuranceForm } from './add_insurance_form.tsx'
import './insurances.css'

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
