import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The day on which somebody said that they accept new patients becomes part of the listing and of every ordered index,
 * so that a page of those who still do needs the index alone.
 */
export default class ListedNewPatients extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table professional_listings add column new_patients_day integer not null default 0;
      comment on column professional_listings.new_patients_day is
        'days since 1970-01-01 of accepts_new_patients_on; 0 without one';
      alter table professional_listings disable trigger user;
      update professional_listings listing set new_patients_day = accepts_new_patients_on - date '1970-01-01'
        from professionals where id = listing.professional_id and accepts_new_patients_on is not null;
      alter table professional_listings enable trigger user;
    `)
    this.schema.raw(ORDERED_INDEXES.map(orderedIndex).join(';\n'))
  }
}

const CARRIED = [
  ...['specialty_id', 'municipality_id', 'state', 'modes', 'insurers', 'rating_order', 'price'],
  'new_patients_day',
]

const ORDERED_INDEXES = [
  { name: 'specialty_municipality', key: ['specialty_id', 'municipality_id', 'rank'] },
  { name: 'specialty_state', key: ['specialty_id', 'state', 'rank'] },
  { name: 'specialty', key: ['specialty_id', 'rank'] },
  { name: 'municipality', key: ['municipality_id', 'rank'] },
  { name: 'state', key: ['state', 'rank'] },
  { name: 'rank', key: ['rank'] },
  { name: 'rating', key: ['rating_order', 'rank'] },
  { name: 'price', key: ['price', 'rank'] },
]

function orderedIndex({ name, key }: { name: string; key: string[] }): string {
  const carried = CARRIED.filter((column) => !key.includes(column))
  return `drop index professional_listings_${name};
    create index professional_listings_${name} on professional_listings
    (${key.join(', ')}, professional_id) include (${carried.join(', ')})`
}
