import { test } from '@japa/runner'
import { professionalAdminListBehaviour } from '#application/ports/testing/professional_admin_list_behaviour.ts'
import { storeGroup } from '#application/ports/testing/store.ts'
import { aProfessional } from '#domain/professionals/testing/a_professional.ts'
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
  test('counts all that a text finds, however many', async ({ assert }) => {
    await store().unitOfWork.run(() => store().professionals.save(aProfessional({ name: 'Joana' })))
    await stores.database().rows(MANY_MORE)

    const { rows, total } = await new PostgresProfessionalAdminList(stores.database()).list(
      { q: 'joana' },
      1,
      2,
    )

    assert.deepEqual([rows.length, total], [2, 1_002])
  })
})
