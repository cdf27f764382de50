import { registrationHash } from '#application/audit/registration_hash.ts'
import { registrationErasures } from '#application/privacy/person.ts'
import { TransparentHasher } from '#application/testing/transparent_hasher.ts'
import { NEVER_ASKED, type VerifiedFacts } from '#domain/professionals/verification.ts'
import { DAY_MS } from '#domain/shared/dates.ts'
import { test } from '@japa/runner'
import { Professional } from '#domain/professionals/professional.ts'
import { aProfessional } from '#domain/professionals/testing/a_professional.ts'
import { aRow, importGroup, type Row, rows, type WorkshopSource } from './import_workshop.ts'

const PEOPLE = 2_300
const BY_MARIA = { actorKind: 'operator', actorId: 'cli:maria' } as const

/** The effects of an import on the stored professionals. */
export function importBehaviour(name: string, source: WorkshopSource): void {
  importGroup(`${name} | writing`, source, (bench) => {
    test('creates a listed professional without a password, spelt as the catalogues do', async ({
      assert,
    }) => {
      const { report } = await bench().import([
        aRow({
          specialty: 'psicologa',
          city: 'sao paulo',
          state: 'sp',
          insurances: 'amil|Unimed',
          title: 'Dra.',
        }),
      ])

      const stored = await bench().stored()
      assert.deepInclude(report, {
        read: 1,
        created: 1,
        updated: 0,
        unchanged: 0,
        failed: 0,
        failedFile: null,
      })
      assert.deepInclude(stored, {
        specialty: 'Psicólogo',
        city: 'São Paulo',
        state: 'SP',
        title: 'Dra',
        slug: 'ana-lima',
      })
      assert.sameMembers(stored?.insurances.map((each) => each.insuranceName) ?? [], ['Amil', 'Unimed'])
      assert.deepEqual(bench().workshop.refreshed(), [stored?.id ?? ''])
    })

    test('recognises by registration who comes from a register without an e-mail', async ({ assert }) => {
      const register = { source: 'Lista do CRM-SP', sourceDate: '2026-10-31' }
      const newer = { ...register, sourceDate: '2026-11-30' }
      const row = aRow({ email: '', crm: 'CRM-SP 12345', isVerified: 'sim' })
      const other = aRow({ email: '', crm: 'CRM-SP 12346' })
      await bench().import([aRow({ crm: 'CRM-SP 777' })])

      const refused = await bench().import([row])
      const first = await bench().import([row, other], { register })
      const again = await bench().import([{ ...row, city: 'Santos' }], { register: newer })
      const claimed = await bench().import([{ ...row, crm: 'CRM-SP 777' }], { register })
      const nobody = { ...row, crm: '' }
      const without = await bench().import([nobody, { ...nobody, name: 'Eva' }], { register })
      const { erasures, hasher } = bench().workshop.tools
      await erasures.add(registrationErasures(['CRM/SP 12347'], hasher, new Date()))
      const removed = await bench().import([{ ...row, crm: 'CRM-SP 12347' }], { register })

      assert.deepInclude(refused.report, { created: 0, failed: 1 })
      assert.deepInclude(first.report, { created: 2, failed: 0 })
      assert.deepInclude(again.report, { created: 0, updated: 1, failed: 0 })
      const nothing = { created: 0, updated: 0, failed: 0 }
      assert.deepInclude(claimed.report, { ...nothing, leftOut: { claimed_already: 1 } })
      assert.deepInclude(removed.report, { ...nothing, leftOut: { removed_on_request: 1 } })
      assert.deepInclude(without.report, { repeated: 0, failed: 2 })
      const [found] = await bench().workshop.tools.bulk.findByRegistration(['CRMSP12345'])
      assert.deepInclude(found, { email: '', city: 'Santos', isVerified: false, ...newer })
    })

    test('changes nothing when the same file comes again', async ({ assert }) => {
      const file = rows(PEOPLE, (number) => ({
        insurances: number % 2 ? 'Amil' : '',
        bio: 'Olá.',
        teleconsulta: true,
      }))
      await bench().import(file)
      const before = await bench().stored('p7@exemplo.com.br')
      const refreshed = bench().workshop.refreshed().length

      const { report } = await bench().import(file)

      assert.deepInclude(report, { created: 0, updated: 0, unchanged: PEOPLE, failed: 0 })
      assert.deepEqual(await bench().stored('p7@exemplo.com.br'), before)
      assert.lengthOf(bench().workshop.refreshed(), refreshed)
    })

    test('changes nothing by a blank cell, unless blank ones clear', async ({ assert }) => {
      await bench().import([aRow({ bio: 'Antes.', insurances: 'Amil', title: 'Dra' })])
      const blank = [aRow({ bio: '', insurances: ' ', title: null, name: '' })]

      const kept = await bench().import(blank)
      const before = await bench().stored()
      const cleared = await bench().import([aRow({ bio: '', insurances: ' ' })], { clearsEmpty: true })

      assert.deepInclude(kept.report, { updated: 0, unchanged: 1, failed: 0 })
      assert.deepInclude(before, { bio: 'Antes.', title: 'Dra', name: 'Ana' })
      assert.deepInclude(cleared.report, { updated: 1, changedFields: { bio: 1, insurances: 1 } })
      assert.isNull((await bench().stored())?.bio)
    })

    test("opens a register's places for a new professional, and leaves a known one's alone", async ({
      assert,
    }) => {
      const place = {
        name: 'UBS Centro',
        address: 'Rua A, 10',
        municipality: '350950',
        phone: '(19)32345678',
      }
      const row = aRow({ places: [place, { ...place, address: '' }, { ...place, municipality: '1' }, null] })

      await bench().import([row])
      const { report } = await bench().import([{ ...row, places: [] }])

      const [opened, ...others] = (await bench().stored())?.locations ?? []
      assert.deepInclude(opened, { name: 'UBS Centro', city: 'Campinas', state: 'SP', phone: '1932345678' })
      assert.isEmpty(others)
      assert.deepInclude(report, { unchanged: 1, failed: 0 })
    })

    test('leaves known people as they are when only new ones are wanted', async ({ assert }) => {
      await bench().import([aRow({ bio: 'Antes.' })])

      const { report } = await bench().import([aRow({ bio: 'Depois.' }), ...rows(2)], { onlyNew: true })

      assert.deepInclude(report, { created: 2, updated: 0, unchanged: 0, kept: 1, failed: 0 })
      assert.equal((await bench().stored())?.bio, 'Antes.')
    })

    test('tells which fields of whom a rehearsal would change', async ({ assert }) => {
      await bench().import([aRow({ bio: 'Antes.', insurances: 'Amil' }), ...rows(1)])
      const told: unknown[] = []

      const { report } = await bench().import(
        [
          aRow({ bio: 'Depois.', insurances: 'Amil|Unimed', website: 'https://ana.example.com/' }),
          ...rows(1),
        ],
        { dryRun: true, onChanged: (...each) => void told.push(each) },
      )

      assert.deepEqual(report.changedFields, { bio: 1, insurances: 1, website: 1 })
      assert.lengthOf(told, 1)
      const [[line, slug, changes]] = told as [[number, string, unknown[]]]
      assert.deepEqual([line, slug], [1, 'ana-lima'])
      assert.includeDeepMembers(changes, [
        { field: 'bio', before: 'Antes.', after: 'Depois.' },
        { field: 'insurances', before: ['Amil'], after: ['Amil', 'Unimed'] },
        { field: 'website', before: null, after: 'https://ana.example.com/' },
      ])
      assert.equal((await bench().stored())?.bio, 'Antes.')
    })

    test('changes present columns, clears blank ones on request and keeps absent ones', async ({
      assert,
    }) => {
      await bench().import([aRow({ bio: 'Antes.', whatsapp: '19 98765-4321', insurances: 'Amil|Unimed' })])

      const { report } = await bench().import(
        [{ email: 'ANA@exemplo.com.br', bio: '', city: 'Santos', insurances: 'Unimed|Cassi' }],
        { clearsEmpty: true },
      )

      const stored = await bench().stored()
      assert.equal(report.updated, 1)
      assert.deepInclude(stored, {
        bio: null,
        city: 'Santos',
        whatsapp: '19987654321',
        name: 'Ana',
        slug: 'ana-lima',
      })
      assert.sameMembers(stored?.insurances.map((each) => each.insuranceName) ?? [], ['Unimed', 'Cassi'])
    })

    test('keeps place and WhatsApp when blank, as an edit does', async ({ assert }) => {
      await bench().import([aRow({ whatsapp: '19 98765-4321', city: 'Santos', state: 'SP' })])

      const { report } = await bench().import(
        [{ email: 'ana@exemplo.com.br', whatsapp: '', city: ' ', state: '', bio: 'Depois.' }],
        { clearsEmpty: true },
      )

      assert.deepInclude(report, { updated: 1, failed: 0 })
      assert.deepInclude(await bench().stored(), {
        ...{ city: 'Santos', state: 'SP', whatsapp: '19987654321' },
        bio: 'Depois.',
      })
    })

    test('removes the verification with a new registration, unless the row verifies', async ({ assert }) => {
      await bench().import([aRow({ isVerified: 'sim' })])
      await bench().import([aRow({ crm: 'CRM-SP 99999' })])
      assert.isFalse((await bench().stored())?.isVerified)

      await bench().import([aRow({ crm: 'CRM-SP 88888', isVerified: true })])
      assert.isTrue((await bench().stored())?.isVerified)
    })

    test('keeps rating and views', async ({ assert }) => {
      const earned = aProfessional({
        email: 'ana@exemplo.com.br',
        rating: 4.8,
        reviewCount: 12,
        profileViews: 90,
      })
      await bench().workshop.professionals.save(earned)

      await bench().import([
        aRow({ rating: 5, reviewCount: 999, profileViews: 1, role: 'admin', password: 'x' }),
      ])

      assert.deepInclude(await bench().stored(), {
        rating: 4.8,
        reviewCount: 12,
        profileViews: 90,
        role: 'user',
      })
    })

    test('writes nothing in a dry run', async ({ assert }) => {
      const { report, rejected } = await bench().import([aRow(), aRow({ email: 'x' })], { dryRun: true })

      assert.deepInclude(report, { created: 1, failed: 1, failedFile: null })
      assert.isUndefined(await bench().stored())
      assert.isEmpty(rejected)
      assert.isEmpty(await bench().workshop.audited('pessoas.csv'))
    })

    test('writes an audit entry with counts and without personal data', async ({ assert }) => {
      await bench().import([aRow(), aRow({ email: 'x' })])

      const [start, entry] = await bench().workshop.audited('pessoas.csv')
      assert.deepInclude(start, { ...BY_MARIA, action: 'professionals_import_started' })
      assert.deepInclude(entry, { ...BY_MARIA, action: 'professionals_imported' })
      assert.deepInclude(entry?.after, {
        created: 1,
        updated: 0,
        unchanged: 0,
        failed: 1,
        interrupted: false,
      })
    })

    test('records changed plans and verifications, and only the number of new professionals', async ({
      assert,
    }) => {
      const { workshop } = bench()
      const ana = { email: 'ana@exemplo.com.br' }
      const rui = { email: 'rui@exemplo.com.br', crm: 'CRM-SP 54321' }
      await bench().import([aRow(ana), aRow({ ...rui, subscriptionLevel: 'premium', isVerified: true })])
      const idOf = async ({ email }: Row) => (await bench().stored(String(email)))?.id ?? ''
      assert.isEmpty(await workshop.audited(await idOf(rui)))

      await bench().import([
        aRow({ ...ana, subscriptionLevel: 'premium', isVerified: 'sim' }),
        aRow({ ...rui, subscriptionLevel: 'free', isVerified: 'não', bio: 'Nova.' }),
      ])
      await bench().import([aRow({ ...ana, bio: 'Nova.' })])

      const told = async (person: Row) =>
        (await workshop.audited(await idOf(person))).map(({ action, before, after }) => [
          action,
          before,
          after,
        ])
      assert.deepEqual(await told(ana), [
        [
          'professional_subscription_changed',
          { subscriptionLevel: 'free' },
          { subscriptionLevel: 'premium' },
        ],
        ['professional_verified', ...verification('CRM-SP 12345', false, true)],
      ])
      assert.deepEqual(await told(rui), [
        [
          'professional_subscription_changed',
          { subscriptionLevel: 'premium' },
          { subscriptionLevel: 'free' },
        ],
        ['professional_unverified', ...verification('CRM-SP 54321', true, false)],
      ])
      const [first] = await workshop.audited(await idOf(ana))
      assert.deepInclude(first, { ...BY_MARIA, subjectKind: 'professional' })
    })

    test('starts a year for the professionals it verifies', async ({ assert }) => {
      const { verifications, clock } = bench().workshop.tools
      await bench().import([aRow({ isVerified: true })])
      const { id } = (await bench().stored()) ?? aProfessional().state
      const long = new Date(clock.now().getTime() - 366 * DAY_MS)
      await verifications.save(id, {
        ...NEVER_ASKED,
        decision: 'approved',
        decidedAt: long,
        remindedAt: long,
      })

      await bench().import([aRow({ isVerified: false })])
      await bench().import([aRow({ isVerified: true })])

      const facts = {
        name: 'Ana',
        lastname: 'Lima',
        specialty: 'Cardiologista',
        crm: 'CRM-SP 12345',
        state: 'SP',
        rqe: [],
      }
      assert.deepEqual(await verifications.find(id), {
        ...{ ...NEVER_ASKED, decision: 'approved', decidedAt: clock.now(), decidedBy: 'operator:cli:maria' },
        checked: facts as VerifiedFacts,
      })
    })

    test('records which registration is verified, or no longer is', async ({ assert }) => {
      await bench().import([aRow({ isVerified: true })])
      await bench().import([aRow({ crm: 'CRM-SP 88888', isVerified: true })])
      await bench().import([aRow({ crm: 'CRM-SP 77777' })])

      const entries = await bench().workshop.audited((await bench().stored())?.id ?? '')
      assert.deepEqual(
        entries.map(({ action, before, after }) => [action, before, after]),
        [
          [
            'professional_verified',
            { isVerified: true, registration: hashOf('CRM-SP 12345') },
            { isVerified: true, registration: hashOf('CRM-SP 88888') },
          ],
          [
            'professional_verification_lapsed',
            { isVerified: true, registration: hashOf('CRM-SP 88888') },
            { isVerified: false },
          ],
        ],
      )
    })

    test('stops in good order when interrupted, and finishes when it is run again', async ({ assert }) => {
      const stop = new AbortController()
      const file = rows(PEOPLE)
      const first = await bench().import(file, { signal: stop.signal, onProgress: () => stop.abort() })
      assert.isTrue(first.report.interrupted)
      assert.isBelow(first.report.created, PEOPLE)

      const { report } = await bench().import(file)

      assert.equal(report.created + report.unchanged, PEOPLE)
      assert.equal(report.unchanged, first.report.created)
    })

    test('makes everyone searchable with their batch', async ({ assert }) => {
      const searchable: number[] = []
      const { workshop } = bench()

      await bench().import(rows(PEOPLE), { onProgress: () => searchable.push(workshop.refreshed().length) })
      await bench().import(rows(PEOPLE, (number) => ({ bio: number < 3 ? 'Nova.' : '' })))

      assert.deepEqual(searchable, [1_000, 2_000, PEOPLE])
      assert.lengthOf(workshop.refreshed(), PEOPLE + 3)
    })

    test('gives homonyms in different batches distinct slugs', async ({ assert }) => {
      const homonyms = (number: number) => ([100, 2_100].includes(number) ? { name: 'Zuleica' } : {})

      const { report } = await bench().import(rows(PEOPLE, homonyms))

      assert.deepInclude(report, { created: PEOPLE, failed: 0 })
      assert.equal((await bench().stored('p2100@exemplo.com.br'))?.slug, 'zuleica-lima-2')
    })

    test('reuses a registration that an earlier batch released', async ({ assert }) => {
      await bench().import([aRow({ email: 'p2299@exemplo.com.br', crm: 'CRM-SP 77777' })])
      const file = rows(PEOPLE)
      const changed = { ...file[500], email: 'p2299@exemplo.com.br', crm: 'CRM-SP 88888' }
      const taking = { ...file[1_250], crm: 'CRM-SP 77777' }

      const { report } = await bench().import(file.slice(0, -1).with(500, changed).with(1_250, taking))

      assert.deepInclude(report, { created: PEOPLE - 2, updated: 1, failed: 0 })
    })

    test('refuses to touch an administrator', async ({ assert }) => {
      const admin = aProfessional({ email: 'ana@exemplo.com.br', role: 'admin' })
      await bench().workshop.professionals.save(Professional.restore(admin.state))

      const { rejected } = await bench().import([aRow({ name: 'Outra' })])

      assert.deepEqual(rejected, [{ line: 1, reason: 'email: este e-mail é de um administrador' }])
      assert.equal((await bench().stored())?.name, 'Ana')
    })
  })
}

const hashOf = (crm: string) => registrationHash(new TransparentHasher(), crm)
const verification = (crm: string, before: boolean, after: boolean) => [
  { isVerified: before, registration: hashOf(crm) },
  { isVerified: after, registration: hashOf(crm) },
]
