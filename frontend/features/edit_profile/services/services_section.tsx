import type { UseQueryResult } from '@tanstack/react-query'
import { HandCoins } from 'lucide-react'
import type { Service } from '#contract/professionals.ts'
import { formatPrice } from '#domain/shared/numbers.ts'
import { EditorSection } from '../overview/editor_section.tsx'
import { PartButtons } from '../parts/part_buttons.tsx'
import { AddPartButton, PartList } from '../parts/part_list.tsx'
import { RemovalDialog } from '../parts/removal_dialog.tsx'
import { NEW, useOpenPart } from '../parts/use_open_part.ts'
import { useRemoval } from '../parts/use_removal.ts'
import { ServiceForm } from './service_form.tsx'

interface ItemProps {
  service: Service
  onEdit: () => void
  onRemove: () => void
}

function ServiceItem({ service, onEdit, onRemove }: ItemProps) {
  return (
    <div className="part">
      <div className="part-words">
        <h3>{service.name}</h3>
        <strong className="service-price">{formatPrice(service.price)}</strong>
        {service.description && <p>{service.description}</p>}
      </div>
      <PartButtons name={service.name} onEdit={onEdit} onRemove={onRemove} />
    </div>
  )
}

const EMPTY = {
  icon: <HandCoins size={20} />,
  text: 'Nenhum serviço ainda. Comece pela consulta: mostrar o preço poupa perguntas.',
}

/** What they offer, with prices. */
export function ServicesSection({ query }: { query: UseQueryResult<Service[]> }) {
  const { openId, open, close } = useOpenPart('services')
  const removal = useRemoval<Service>('services')
  return (
    <EditorSection id="services">
      <PartList query={query} empty={EMPTY}>
        {(services) => (
          <ul className="parts">
            {services.map((service) => (
              <li key={service.id}>
                {openId === service.id ? (
                  <ServiceForm service={service} onClose={close} />
                ) : (
                  <ServiceItem
                    service={service}
                    onEdit={() => open(service.id)}
                    onRemove={() => removal.ask(service)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </PartList>
      {openId === NEW && <ServiceForm service={null} onClose={close} />}
      {openId !== NEW && query.data && (
        <AddPartButton onClick={() => open(NEW)}>Adicionar serviço</AddPartButton>
      )}
      <RemovalDialog
        removal={removal}
        title="Remover serviço?"
        question={({ name }) => `Tem certeza que deseja remover o serviço ${name}?`}
      />
    </EditorSection>
  )
}
