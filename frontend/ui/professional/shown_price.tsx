import type { ShownPrice as Price } from '#contract/professionals.ts'
import { formatReais } from '#domain/shared/numbers.ts'

/** 'Consulta R$ 480,00', or 'A partir de R$ 220,00 (Doppler venoso)'. */
export function ShownPrice({ price: { amount, isAppointment, service } }: { price: Price }) {
  const reais = <strong>{formatReais(amount)}</strong>
  if (isAppointment) return <>Consulta {reais}</>
  return (
    <>
      A partir de {reais} <span className="quiet">({service})</span>
    </>
  )
}
