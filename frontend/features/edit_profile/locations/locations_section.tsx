import { Badge } from '@radix-ui/themes'
import type { UseQueryResult } from '@tanstack/react-query'
import { Building2, MapPinPlus, Video } from 'lucide-react'
import { Fragment } from 'react'
import type { Location } from '#contract/professionals.ts'
import { formatPhone } from '#domain/shared/phone.ts'
import { EditorSection } from '../sections/section_list.tsx'
import { AddPartButton, PartButtons, PartList, RemovalDialog, useRemoval } from '../parts/part_list.tsx'
import { NEW, useOpenPart } from '../parts/use_part_form.ts'
import { daysLabel } from './location_values.ts'
import { LocationForm } from './location_form.tsx'

interface ItemProps {
  location: Location
  onEdit: () => void
  onRemove: () => void
}

function LocationItem({ location, onEdit, onRemove }: ItemProps) {
  const { name, isOnline, address, city, state, whatsapp, phone, availability } = location
  const Icon = isOnline ? Video : Building2
  const place = [address, city && state && `${city}, ${state}`].filter(Boolean).join(' – ')
  const numbers = [
    whatsapp && `WhatsApp ${formatPhone(whatsapp)}`,
    phone && `Tel. ${formatPhone(phone)}`,
  ].filter(Boolean)
  const days = daysLabel(availability)
  return (
    <div className="part">
      <div className="part-words">
        <div className="part-line">
          <h3>{name}</h3>
          <Badge size="2" color={isOnline ? 'teal' : 'gray'}>
            <Icon size={14} aria-hidden="true" />
            {isOnline ? 'Online' : 'Presencial'}
          </Badge>
        </div>
        {place && <p>{place}</p>}
        {numbers.length > 0 && (
          <p>
            {numbers.map((number, index) => (
              <Fragment key={number}>
                {index > 0 && ' · '}
                <span className="part-number">{number}</span>
              </Fragment>
            ))}
          </p>
        )}
        {days && <p>{days}</p>}
      </div>
      <PartButtons name={name} onEdit={onEdit} onRemove={onRemove} />
    </div>
  )
}

const EMPTY = {
  icon: <MapPinPlus size={20} />,
  text: 'Nenhum local ainda. Adicione onde você atende, ou o atendimento online.',
}

/** Where they see patients. */
export function LocationsSection({ query }: { query: UseQueryResult<Location[]> }) {
  const { openId, open, close } = useOpenPart('locations')
  const removal = useRemoval<Location>('locations')
  return (
    <EditorSection id="locations">
      <PartList query={query} empty={EMPTY}>
        {(locations) => (
          <ul className="parts">
            {locations.map((location) => (
              <li key={location.id}>
                {openId === location.id ? (
                  <LocationForm location={location} onClose={close} />
                ) : (
                  <LocationItem
                    location={location}
                    onEdit={() => open(location.id)}
                    onRemove={() => removal.ask(location)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </PartList>
      {openId === NEW && <LocationForm location={null} onClose={close} />}
      {openId !== NEW && query.data && (
        <AddPartButton onClick={() => open(NEW)}>Adicionar local</AddPartButton>
      )}
      <RemovalDialog
        removal={removal}
        title="Remover local?"
        question={({ name }) => `Tem certeza que deseja remover o local ${name}?`}
      />
    </EditorSection>
  )
}
