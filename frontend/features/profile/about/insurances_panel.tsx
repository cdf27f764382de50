import { ShieldCheck } from 'lucide-react'
import type { Insurance } from '#contract/professionals.ts'
import { NothingYet } from './nothing_yet.tsx'

export function InsurancesPanel({ insurances }: { insurances: readonly Insurance[] }) {
  if (insurances.length === 0) {
    return (
      <NothingYet title="Nenhum convênio cadastrado">
        Pergunte sobre atendimento particular e reembolso ao iniciar o atendimento.
      </NothingYet>
    )
  }
  return (
    <ul className="profile-insurances">
      {insurances.map(({ id, insuranceName }) => (
        <li key={id}>
          <ShieldCheck aria-hidden size={18} />
          {insuranceName}
        </li>
      ))}
    </ul>
  )
}
