import { test } from '@japa/runner'
import { mailChoicesBehaviour } from '#application/ports/testing/mail_choices_behaviour.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { monthBefore } from '#domain/professionals/month.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { accountOf } from '#domain/shared/ids.ts'
import { PostgresMailChoices } from '../accounts/postgres_account_repository.ts'
import { freshDatabase, type FreshDatabase } from '../testing/fresh_database.ts'
import { PostgresPersonalData } from '../privacy/postgres_personal_data.ts'
import { PostgresProfessionalRepository } from './postgres_professional_repository.ts'
import { PostgresProfessionalMonths } from './postgres_professional_months.ts'

const CLOCK = new FixedClock('2026-12-02T11:00:00Z')
const NOVEMBER = monthBefore(CLOCK.now())
const CAMPINAS = 3_509_502
const NOWHERE = { state: null, city: null }

const medianOf = (numbers: readonly number[]) => {
  const sorted = numbers.toSorted((one, other) => one - other)
  return (
    ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) /
    2
  )
}

test.group('PostgresProfessionalMonths', (group) => {
  let fresh: FreshDatabase
  group.setup(async () => {
    fresh = await freshDatabase()
    return () => fresh.drop()
  })
  group.each.setup(async () => void (await fresh.database.rows('delete from professionals')))

  const months = () => new PostgresProfessionalMonths(fresh.database, CLOCK)
  const count = (number: number, day: string, kind: string, many: number) =>
    fresh.database.rows('insert into contact_days (professional_id, day, kind, count) values (?, ?, ?, ?)', [
      aUuid(number),
      day,
      kind,
      many,
    ])
  const saw = (number: number, day: string, views: number) =>
    fresh.database.rows('insert into profile_view_days values (?, ?, ?)', [aUuid(number), day, views])
  let leads = 0
  const ask = (number: number, at: string, minutes: number | null, kind = 'lead', quarantined = false) =>
    fresh.database.rows(
      `insert into contacts (id, professional_id, kind, patient_name, patient_email, subject, message, whatsapp,
         service_of_interest, location, fingerprint, created_at, updated_at, answered_at, quarantined)
       values (:lead, :id, :kind, 'Bia', '', '', '', '19987654321', 'Consulta', 'ambos', '', :at, :at,
         cast(:at as timestamptz) + make_interval(mins => cast(:minutes as integer)), :quarantined)`,
      { lead: aUuid(900 + ++leads), id: aUuid(number), kind, at, minutes, quarantined },
    )
  /** Professionals from 1 on, as many in Campinas as told, the others elsewhere; all can log in. */
  const given = async (inCity: number, elsewhere = 0) => {
    const repository = new PostgresProfessionalRepository(fresh.database, CLOCK)
    for (let number = 1; number <= inCity + elsewhere; number++)
      await repository.save(
        aProfessional({ id: aUuid(number), specialty: 'Cardiologista', ...(number > inCity && NOWHERE) }),
      )
    await fresh.database.rows(
      `update professionals set password_hash = 'x', municipality_id = case when city = 'Campinas' then ?::integer end`,
      [CAMPINAS],
    )
  }

  test("sums up a month by São Paulo's clock, without what was kept apart", async ({ assert }) => {
    await given(1)
    await count(1, '2026-11-01', 'appearance', 5)
    await count(1, '2026-11-30', 'appearance', 7)
    await count(1, '2026-12-01', 'appearance', 100)
    await count(1, '2026-11-15', 'phone', 2)
    await count(1, '2026-11-15', 'whatsapp', 3)
    await saw(1, '2026-11-30', 4)
    await ask(1, '2026-11-01T03:00:00Z', 10)
    await ask(1, '2026-12-01T02:59:00Z', 30)
    await ask(1, '2026-12-01T03:00:00Z', 500)
    await ask(1, '2026-11-20T12:00:00Z', null)
    await ask(1, '2026-11-20T12:00:00Z', 5, 'lead', true)
    await ask(1, '2026-11-20T12:00:00Z', 5, 'contact')
    await count(1, '2026-10-15', 'appearance', 1)

    for (const month of ['2026-10-01', NOVEMBER, NOVEMBER]) await months().sumUp(month)

    const own = await months().read(aUuid(1), NOVEMBER)
    assert.deepEqual(own?.figures, { appearances: 12, visits: 4, contacts: 5, leads: 3, answerMinutes: 20 })
    assert.deepEqual(own?.before, { appearances: 1, visits: 0, contacts: 0, leads: 0, answerMinutes: null })
    assert.equal(own?.unanswered, 1)
  })

  test('compares with the median of the others of the city and of the specialty', async ({ assert }) => {
    await given(7, 4)
    const appeared = [1_000, 3, 8, 5, 13, 21, 2, 90, 80, 70, 60]
    for (const [index, many] of appeared.entries()) await count(index + 1, '2026-11-10', 'appearance', many)
    for (const number of [2, 3, 4, 8, 9]) await ask(number, '2026-11-10T12:00:00Z', number)
    await months().sumUp(NOVEMBER)

    const own = await months().read(aUuid(1), NOVEMBER)

    assert.equal(own?.ofCity?.city, 'Campinas')
    assert.equal(own?.ofCity?.count, 6)
    assert.equal(own?.ofCity?.medians.appearances, medianOf(appeared.slice(1, 7)))
    assert.isNull(own?.ofCity?.medians.answerMinutes, 'three who answered')
    assert.equal(own?.ofSpecialty.count, 10)
    assert.equal(own?.ofSpecialty.medians.appearances, medianOf(appeared.slice(1)))
    assert.equal(own?.ofSpecialty.medians.answerMinutes, 4)
    assert.isNull((await months().read(aUuid(8), NOVEMBER))?.ofCity)
  })

  test('gives each account once for a month, to whoever asks at the same time', async ({ assert }) => {
    await given(9)
    for (let number = 1; number <= 8; number++) await saw(number, '2026-11-10', 1)
    await fresh.database.rows('update professionals set password_hash = null where id = ?', [aUuid(1)])
    await fresh.database.rows('update professionals set unpublished = true where id = ?', [aUuid(2)])
    await new PostgresMailChoices(fresh.database).choose(accountOf(aUuid(3)), 'month', false)
    await months().sumUp(NOVEMBER)

    const taken = await Promise.all([1, 2, 3].map(() => months().take(NOVEMBER, 2)))
    const later = await months().take(NOVEMBER, 9)

    assert.sameMembers([...taken.flat(), ...later], [4, 5, 6, 7, 8].map(aUuid))
    assert.isEmpty(await months().take(NOVEMBER, 9))
    await months().sumUp('2026-12-01')
    await months().keepOnly('2026-12-01', '2026-12-01')
    assert.isNull(await months().read(aUuid(4), NOVEMBER))
  })

  test('sums a month up anew that a clock which was ahead had summed up before its end', async ({
    assert,
  }) => {
    await given(1)
    await months().sumUp('2026-12-01')
    await months().keepOnly('2026-10-01', NOVEMBER)
    await saw(1, '2026-12-10', 3)

    await months().sumUp('2026-12-01')

    assert.equal((await months().read(aUuid(1), '2026-12-01'))?.figures.visits, 3)
  })

  mailChoicesBehaviour('PostgresMailChoices', async () => {
    await given(1)
    return new PostgresMailChoices(fresh.database)
  })

  test('remembers no choice of an unknown account', async ({ assert }) => {
    await new PostgresMailChoices(fresh.database).choose(accountOf(aUuid(2)), 'month', false)
    assert.isEmpty(await fresh.database.rows('select from declined_mails'))
  })

  test('are exported with the mails that were declined, and go with their account', async ({ assert }) => {
    await given(1)
    await saw(1, '2026-11-10', 4)
    await months().sumUp(NOVEMBER)
    await new PostgresMailChoices(fresh.database).choose(accountOf(aUuid(1)), 'month', false)
    const personalData = new PostgresPersonalData(fresh.database)
    const person = { email: null, phone: null, reviewIds: [], accountIds: [aUuid(1)] }

    const read = await personalData.read(person)
    await personalData.erase(person, CLOCK.now())

    assert.containSubset(read.months, [{ month: NOVEMBER, visits: 4 }])
    assert.containSubset(read.declinedMails, [{ mail: 'month' }])
    for (const table of ['professional_months', 'declined_mails'])
      assert.isEmpty(await fresh.database.rows(`select from ${table}`))
  })
})
