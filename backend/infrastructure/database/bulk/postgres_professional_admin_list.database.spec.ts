import { test } from '@japa/runner'
import { professionalAdminListBehaviour } from '#application/ports/testing/professional_admin_list_behaviour.ts'
import { storeGroup } from '#application/ports/testing/store.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { postgresStores } from '../testing/postgres_stores.ts'
import { PostgresProfessionalAdminList } from './postgres_professional_admin_list.ts'

const known = postgresStores()

professionalAdminListBehaviour(
  'PostgresProfessionalRoster',
  known,
  () => new PostgresProfessionalAdminList(known.database()),
)

const stores = postgresStores()

/** 1,001 more who differ from the one there is only in what each has alone. */
const MANY_MORE = `insert into professionals
  select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'email', n || '@exemplo.com.br',
    'slug', 'slug-' || n, 'crm', 'CRM ' || n, 'crm_key', 'CRM' || n, 'cpf_cnpj', null, 'cpf_cnpj_key', null))).*
  from professionals one, generate_series(1, 1001) n`

storeGroup('PostgresProfessionalRoster', stores, (store) => {
  test('counts all text matches, or up to a given maximum', async ({ assert }) => {
    await store().unitOfWork.run(() => store().professionals.save(aProfessional({ name: 'Joana' })))
    await stores.database().rows(MANY_MORE)

    const adminList = new PostgresProfessionalAdminList(stores.database())
    const found = async (page: number, limit: number, mostFound?: number) => {
      const { rows, total } = await adminList.list({ q: 'jo' }, page, limit, { mostFound })
      return [rows.length, total]
    }

    assert.deepEqual(await found(1, 2), [2, 1_002])
    assert.deepEqual(await found(2, 1_000), [2, 1_002])
    assert.deepEqual(await found(1, 2, 1_000), [2, 1_000])
    assert.deepEqual(await found(2, 999, 1_000), [1, 1_000])
    assert.deepEqual(await found(2, 1_000, 1_000), [0, 1_000])
  })

  test('keeps counts and views through changes and compactions', async ({ assert }) => {
    const database = stores.database()
    for (const [number, name] of ['Ana', 'Rui', 'Eva'].entries())
      await store().professionals.save(
        aProfessional({ id: aUuid(number + 1), name, crm: `CRM ${number}0000` }),
      )
    for (const change of CHANGES) {
      await database.rows(change)
      assert.deepEqual(await database.rows(COUNTS_KEPT), await database.rows(COUNTS_NOW), change)
      assert.deepEqual(await database.rows(VIEWS_KEPT), await database.rows(VIEWS_NOW), change)
    }
  })
})

const CHANGES = [
  'select compact_professional_counts()',
  "update professionals set profile_views = 7, subscription_level = 'premium' where name = 'Ana'",
  "update professionals set role = 'admin' where name = 'Rui'",
  "update professionals set lastname = 'Zé Ana' where name = 'Eva'",
  'select compact_professional_counts()',
  "update professionals set role = 'user', profile_views = 3 where name = 'Rui'",
  "delete from professionals where name = 'Eva'",
  'select recount_professionals()',
  'select compact_professional_counts()',
]
const COUNTS_KEPT = `
  select subscription_level, state, specialty_id, sum(people)::integer as people
  from professional_counts group by 1, 2, 3 having sum(people) <> 0 order by 1, 2, 3`
const COUNTS_NOW = `
  select subscription_level, state, specialty_id, count(*)::integer as people
  from professionals where role = 'user' group by 1, 2, 3 order by 1, 2, 3`
const VIEWS_KEPT = 'select professional_id as id, views from profile_view_totals order by 1'
const VIEWS_NOW = "select id, profile_views as views from professionals where role = 'user' order by 1"
