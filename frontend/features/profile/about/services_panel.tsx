import type { Service } from '#contract/professionals.ts'
import { formatPrice } from '#domain/shared/numbers.ts'
import { NothingYet } from './nothing_yet.tsx'

export function ServicesPanel({ services }: { services: readonly Service[] }) {
  if (services.length === 0) {
    return (
      <NothingYet title="Nenhum serviço cadastrado ainda">
        Pergunte sobre consultas e valores ao iniciar o atendimento.
      </NothingYet>
    )
  }
  return (
    <ul className="profile-services">
      {services.map((service) => (
        <ServiceRow key={service.id} service={service} />
      ))}
    </ul>
  )
}

function ServiceRow({ service: { name, description, price } }: { service: Service }) {
  return (
    <li className="profile-service">
      <h3>{name}</h3>
      <p className="profile-price">{formatPrice(price)}</p>
      {description && <p className="profile-service-description">{description}</p>}
    </li>
  )
}
