import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The price by which people are compared becomes part of the listing and of every ordered index, so that a page by it,
 * or up to one, needs the index alone.
 */
export default class ListedPrices extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table professional_listings add column price integer not null default ${NO_PRICE};
      comment on column professional_listings.price is
        'centavos: a consultation''s, session''s or assessment''s, otherwise the lowest; ${NO_PRICE} without one';
      alter table professional_listings disable trigger user;
      update professional_listings listing set price = offered.price
        from (
          select professional_id, min(place * 100000000 + (price * 100)::integer) % 100000000 as price
          from (
            select professional_id, price, case
              when name ~ '\\m(retorno|retornos|reconsulta|pacote|acompanhamento)\\M' then 3
              when name ~ '\\m(consulta|consultas|teleconsulta|teleconsultas)\\M' then 0
              when name ~ '\\m(sessao|sessoes|psicoterapia)\\M' then 1
              when name ~ '\\m(avaliacao|avaliacoes)\\M' then 2 else 3 end as place
            from (
              select professional_id, price, fold_text(name) as name from services where is_active and price > 0
            ) as priced
          ) as placed
          group by professional_id
        ) as offered
        where offered.professional_id = listing.professional_id;
      alter table professional_listings enable trigger user;
    `)
    this.schema.raw(ORDERED_INDEXES.map(orderedIndex).join(';\n'))
  }
}

const NO_PRICE = 2_147_483_647

const CARRIED = ['specialty_id', 'municipality_id', 'state', 'modes', 'insurers', 'rating_order', 'price']

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
  return `drop index if exists professional_listings_${name};
    create index professional_listings_${name} on professional_listings
    (${key.join(', ')}, professional_id) include (${carried.join(', ')})`
}
