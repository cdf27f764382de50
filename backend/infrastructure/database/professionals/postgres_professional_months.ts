import type { OwnMonth, ProfessionalMonths } from '#application/ports/professional_months.ts'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { earlierMonth, LEAST_PEERS, type MonthFigures, type Peers } from '#domain/professionals/month.ts'
import type { AccountId, ProfessionalId } from '#domain/shared/ids.ts'
import { waitForEquals, TimedAdapter } from '../database.ts'
import { listed } from '../listed.ts'

const NEXT = `(cast(:month as date) + interval '1 month')`
const WITHIN = `day >= cast(:month as date) and day < ${NEXT}::date`
const beginning = (day: string) => `(${day}::timestamp at time zone 'America/Sao_Paulo')`
const MEDIAN_ANSWER = `(extract(epoch from percentile_cont(0.5) within group (order by answered_at - created_at)
    filter (where answered_at is not null)) / 60)::integer`

const SUM_UP = `
  insert into professional_months (professional_id, month, specialty_id, municipality_id,
    appearances, visits, contacts, leads, answer_minutes)
  select id, cast(:month as date), specialty_id, municipality_id, coalesce(counted.appearances, 0),
    coalesce(seen.visits, 0), coalesce(counted.contacts, 0), coalesce(asked.leads, 0), asked.answer_minutes
  from professionals
  left join (
    select professional_id, sum(count) filter (where kind = 'appearance') as appearances,
      sum(count) filter (where kind <> 'appearance') as contacts
    from contact_days where ${WITHIN} group by 1
  ) as counted on counted.professional_id = id
  left join (
    select professional_id, sum(views) as visits from profile_view_days where ${WITHIN} group by 1
  ) as seen on seen.professional_id = id
  left join (
    select professional_id, count(*) as leads, ${MEDIAN_ANSWER} as answer_minutes
    from contacts where kind = 'lead' and not quarantined
      and created_at >= ${beginning('cast(:month as date)')} and created_at < ${beginning(NEXT)} group by 1
  ) as asked on asked.professional_id = id
  where ${listed('professionals')} and source is null
  on conflict do nothing`

const TAKE = `
  with due as (
    select professional_id from professional_months join professionals on id = professional_id
    where month = cast(:month as date) and mailed_at is null and appearances + visits + contacts + leads > 0
      and ${listed('professionals')} and source is null and password_hash is not null
      and not exists (select from declined_mails where professional_id = id and mail = 'month')
    order by professional_id limit :most for update of professional_months skip locked
  )
  update professional_months set mailed_at = :now from due
  where month = cast(:month as date) and professional_months.professional_id = due.professional_id
  returning due.professional_id as id`

const FIGURES = `appearances, visits, contacts, leads, answer_minutes as "answerMinutes"`
const UNANSWERED = `(select count(*)::integer from contacts where professional_id = :id and kind = 'lead'
    and not quarantined and lead_status = 'pending' and answered_at is null)`
const OWN = `select month = cast(:month as date) as "isAsked", specialty_id as "specialtyId", ${FIGURES},
    (select name from municipalities where ibge_code = municipality_id) as city, ${UNANSWERED} as unanswered
  from professional_months where professional_id = :id and month in (cast(:month as date), cast(:before as date))`

const median = (column: string, name = column) =>
  `coalesce(percentile_cont(0.5) within group (order by ${column}), 0)::float8 as "${name}"`
const PEERS = `
  with peers as (
    select peer.*, coalesce(peer.municipality_id = own.municipality_id, false) as is_near
    from professional_months own join professional_months peer
      on peer.month = own.month and peer.specialty_id = own.specialty_id and peer.professional_id <> own.professional_id
    where own.professional_id = :id and own.month = cast(:month as date)
  )
  select is_near as "isNear", count(*)::integer as count, ${median('appearances')}, ${median('visits')},
    ${median('contacts')}, ${median('leads')},
    case when count(answer_minutes) >= :least
      then percentile_cont(0.5) within group (order by answer_minutes)::float8 end as "answerMinutes"
  from peers group by grouping sets ((), (is_near))`

interface OwnRow extends MonthFigures {
  isAsked: boolean
  specialtyId: number
  city: string | null
  unanswered: number
}

/** `isNear` is null for all of the specialty. */
interface PeersRow extends MonthFigures {
  isNear: boolean | null
  count: number
}

export class PostgresProfessionalMonths extends TimedAdapter implements ProfessionalMonths {
  sumUp(month: string): Promise<void> {
    return this.database.withoutStatementTimeout(async () => {
      await waitForEquals(this.database, ['months of professionals'])
      const known = 'select 1 from professional_months where month = ? limit 1'
      if (!(await this.database.row(known, [month]))) await this.database.rows(SUM_UP, { month })
    })
  }

  async keepOnly(first: string, last: string): Promise<void> {
    await this.database.rows('delete from professional_months where month < ? or month > ?', [first, last])
  }

  take(month: string, most: number): Promise<AccountId[]> {
    return this.database.column<AccountId>(TAKE, { month, most, now: this.clock.now() })
  }

  async read(id: ProfessionalId, month: string): Promise<OwnMonth | null> {
    const rows = await this.database.rows<OwnRow>(OWN, { id, month, before: earlierMonth(month) })
    const own = rows.find(({ isAsked }) => isAsked)
    const specialty = SPECIALTIES.find((each) => each.id === own?.specialtyId)
    if (!own || !specialty) return null
    const before = rows.find(({ isAsked }) => !isAsked)
    const peers = await this.database.rows<PeersRow>(PEERS, { id, month, least: LEAST_PEERS })
    const near = peers.find(({ isNear }) => isNear)
    return {
      specialty: specialty.name,
      figures: figuresOf(own),
      before: before ? figuresOf(before) : null,
      ofCity: near && own.city ? peersOf(near, own.city) : null,
      ofSpecialty: peersOf(peers.find(({ isNear }) => isNear === null) ?? NOBODY, null),
      unanswered: own.unanswered,
    }
  }
}

const NOBODY: PeersRow = {
  ...{ isNear: null, count: 0 },
  ...{ appearances: 0, visits: 0, contacts: 0, leads: 0, answerMinutes: null },
}

function figuresOf({ appearances, visits, contacts, leads, answerMinutes }: MonthFigures): MonthFigures {
  return { appearances, visits, contacts, leads, answerMinutes }
}

function peersOf(row: PeersRow, city: string | null): Peers {
  return { city, count: row.count, medians: figuresOf(row) }
}
