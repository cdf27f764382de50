import { test } from '@japa/runner'
import type { KnownContact } from '#application/ports/personal_data.ts'
import { personalDataBehaviour } from '#application/ports/testing/personal_data_behaviour.ts'
import { aUuid, aProfessional } from '#domain/professionals/testing/a_professional.ts'
import { PostgresProfessionalIndex } from '#search/postgres/postgres_professional_index.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { PostgresProfessionalRepository } from '../professionals/postgres_professional_repository.ts'
import { type FreshDatabase, freshDatabase } from '../testing/fresh_database.ts'
import { postgresStores } from '../testing/postgres_stores.ts'
import { PostgresPersonalData } from './postgres_personal_data.ts'

const NOW = new Date('2026-11-14T12:00:00Z')
const MANY = 2_500

const MANY_LEADS = `insert into contacts (id, professional_id, kind, patient_name, patient_email, subject, message,
    fingerprint, created_at, updated_at)
  select gen_random_uuid(), ?, 'contact', 'Paciente', 'paciente' || number || '@exemplo.com.br', '', '', number, ?, ?
  from generate_series(1, ${MANY}) as number`

personalDataBehaviour('PostgresPersonalData', postgresStores())

test.group('PostgresPersonalData', (group) => {
  let fresh: FreshDatabase
  let data: PostgresPersonalData
  group.each.setup(async () => {
    fresh = await freshDatabase()
    data = new PostgresPersonalData(fresh.database)
    return () => fresh.drop()
  })

  const given = async (number: number, own: Parameters<typeof aProfessional>[0]) => {
    const rest = { id: aUuid(number), slug: `p-${number}`, crm: `CRM/SP 1000${number}` }
    const one = aProfessional({ ...rest, email: `p${number}@exemplo.com.br`, ...own })
    await new PostgresProfessionalRepository(fresh.database, new FixedClock()).save(one)
    await new PostgresProfessionalIndex(fresh.database).refresh([one.id])
    return { email: one.state.email, phone: null, reviewIds: [] }
  }
  const words = async () => {
    const rows = await fresh.database.rows<{ word: string }>('select word from listed_words')
    return rows.map(({ word }) => word)
  }
  const erase = (person: Awaited<ReturnType<typeof given>>) =>
    fresh.database.transaction(() => data.erase(person, NOW))

  test('lists every e-mail, and phones only of messages, with their times', async ({ assert }) => {
    await given(1, { whatsapp: '11955554444', phone: '1133334444', createdAt: NOW })
    await fresh.database.rows(MANY_LEADS, [aUuid(1), NOW, NOW])

    const known: KnownContact[] = []
    for await (const contact of data.contactsKnown()) known.push(contact)

    assert.lengthOf(new Set(known.map(({ value }) => value)), MANY + 1)
    assert.includeDeepMembers(known, [
      { kind: 'email', value: 'p1@exemplo.com.br', since: NOW },
      { kind: 'email', value: `paciente${MANY}@exemplo.com.br`, since: NOW },
    ])
  })

  test('streams them instead of loading all', async ({ assert }) => {
    await given(1, {})
    await fresh.database.rows(MANY_LEADS, [aUuid(1), NOW, NOW])

    let told = 0
    for await (const { value } of data.contactsKnown()) {
      if (value.startsWith('paciente') && told++ === 0) await fresh.database.rows('delete from contacts')
    }

    assert.isBelow(told, MANY)
  })

  test('removes the words of an erased name that no visible name contains', async ({ assert }) => {
    const zulmira = await given(1, { name: 'Zulmira', lastname: 'Prado' })
    const hidden = await given(2, { name: 'Ubirajara', lastname: 'Prado' })
    await given(3, { name: 'Ana', lastname: 'Prado' })
    await fresh.database.rows('update professionals set blocked = true where id = ?', [aUuid(2)])
    await new PostgresProfessionalIndex(fresh.database).refresh([aUuid(2)])

    await erase(zulmira)
    await erase(hidden)

    assert.sameMembers(await words(), ['ana', 'prado'])
  })

  test('checks only the words of the erased name', async ({ assert }) => {
    const zulmira = await given(1, { name: 'Zulmira', lastname: 'Prado' })
    await fresh.database.rows(`insert into listed_words (word) values ('deoutrotempo')`)

    await erase(zulmira)

    assert.deepEqual(await words(), ['deoutrotempo'])
  })
})
