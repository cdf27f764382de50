import { test } from '@japa/runner'
import { type EncodedImage, ImageEncoder } from '#application/ports/image_encoder.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { ANA, AS_ADMIN, AS_RUI, HIDDEN, OWN, ownerDependencies } from '../testing/owner_dependencies.ts'
import { EditProfile, type EditProfileInput, versionOf } from './edit_profile.ts'
import { CheckOwnership } from './own_profile.ts'

const PICTURE: EncodedImage = {
  hash: 'face',
  variants: [{ width: 512, format: 'webp', bytes: new Uint8Array([1]) }],
}

class OnePicture extends ImageEncoder {
  override async encodeWhole() {
    return fail('image_broken')
  }

  override async encode() {
    return ok(PICTURE)
  }
}

async function given(state: Parameters<typeof ownerDependencies>[0] = {}) {
  const deps = { ...(await ownerDependencies(state)), encoder: new OnePicture() }
  const editProfile = new EditProfile(deps)
  const edit = ({ fields = {}, ...more }: Partial<EditProfileInput>) =>
    editProfile.execute({
      ...{ ...OWN, sent: Object.keys(fields), redirectUrl: null, photo: 'unchanged', version: undefined },
      ...more,
      fields,
    })
  return { ...deps, editProfile, edit }
}

test.group('EditProfile', () => {
  test('refuses invalid specialist registrations and changes nothing', async ({ assert }) => {
    const { edit, ana } = await given()
    const before = ana()

    assert.deepEqual(await edit({ fields: { rqe: ['x'] } }), { ok: false, failure: 'rqe_invalid' })
    const noMode = { presencial: false, teleconsulta: false }
    assert.deepEqual(await edit({ fields: noMode }), { ok: false, failure: 'presencial_invalid' })

    assert.deepEqual(ana(), before)
  })

  test('changes sent fields together with the index', async ({ assert }) => {
    const { edit, ana, index, jobs } = await given()

    const edited = await edit({ fields: { bio: 'Cardiologia do esporte.' } })

    assert.equal(edited.ok && edited.value.state.bio, 'Cardiologia do esporte.')
    assert.deepInclude(ana(), { bio: 'Cardiologia do esporte.', city: 'Campinas' })
    assert.deepEqual(index.refreshed, [ANA])
    assert.isEmpty(jobs.jobs())
  })

  test('stores a city in its official spelling', async ({ assert }) => {
    const { edit, ana } = await given()

    assert.isTrue((await edit({ fields: { city: ' sao paulo ' } })).ok)
    assert.equal(ana()?.city, 'São Paulo')
    assert.deepInclude(await edit({ fields: { city: 'Nenhures' } }), { failure: 'city_unknown' })
    assert.deepInclude(await edit({ fields: { state: 'RJ' } }), { failure: 'city_unknown' })
  })

  test('requires what registration requires', async ({ assert }) => {
    const { edit, ana } = await given()

    for (const field of ['city', 'state', 'whatsapp'] as const)
      assert.deepInclude(await edit({ fields: { [field]: ' ' } }), { failure: `${field}_required` })
    assert.deepInclude(ana(), { city: 'Campinas', state: 'SP', whatsapp: '19987654321' })
  })

  test('requires the state with a city, unless the profile never had one', async ({ assert }) => {
    const { edit } = await given({ city: null, state: null })

    assert.deepInclude(await edit({ fields: { city: 'Campinas' } }), { failure: 'state_required' })
    assert.isTrue((await edit({ fields: { city: '', state: '' } })).ok)
  })

  test('exchanges a slug for a free one, charging the limit', async ({ assert }) => {
    const { edit, ana, limits } = await given({ slug: 'ana-lima' })

    assert.isTrue((await edit({ fields: { slug: 'ana-lima' } })).ok)
    assert.isEmpty(limits.spent)
    assert.isTrue((await edit({ fields: { slug: 'ana-nova' } })).ok)

    assert.equal(ana()?.slug, 'ana-nova')
    assert.deepEqual(limits.spent, [`slugChange ${ANA}`])
  })

  test('refuses reserved and taken slugs, and those beyond the limit', async ({ assert }) => {
    const { edit, ana, limits } = await given({ slug: 'ana-1' })

    assert.deepInclude(await edit({ fields: { slug: 'admin' } }), { failure: 'slug_reserved' })
    assert.deepInclude(await edit({ fields: { slug: 'rui-prado' } }), { failure: 'slug_taken' })
    for (const slug of ['ana-2', 'ana-3', 'ana-4']) assert.isTrue((await edit({ fields: { slug } })).ok)
    assert.deepInclude(await edit({ fields: { slug: 'ana-5' } }), { failure: 'slug_changed_often' })
    assert.equal(ana()?.slug, 'ana-4')
    assert.lengthOf(limits.spent, 3)
  })

  test('charges the limit only for a granted slug', async ({ assert }) => {
    const { edit, professionals, limits } = await given({ slug: 'ana-lima' })
    const fields = { slug: 'ana-nova' }

    assert.deepInclude(await edit({ fields: { ...fields, city: 'Nenhures' } }), { failure: 'city_unknown' })
    assert.deepInclude(await edit({ fields, photo: { hash: 'lost' } }), { failure: 'image_not_staged' })
    const save = professionals.save
    professionals.save = () => Promise.reject(new Error('away'))
    await assert.rejects(() => edit({ fields }), 'away')
    professionals.save = save

    assert.isEmpty(limits.spent)
  })

  test('respects the slug limit among simultaneous requests', async ({ assert }) => {
    const { edit, ana, limits } = await given({ slug: 'ana-lima' })
    limits.most = 1
    const wishes = ['ana-nova', 'rui-prado', 'ana-outra'].map((slug) => edit({ fields: { slug } }))

    const answers = await Promise.allSettled(wishes)

    assert.deepEqual(
      answers.map(({ status }) => status),
      ['fulfilled', 'rejected', 'rejected'],
    )
    assert.equal(ana()?.slug, 'ana-nova')
  })

  test('accepts a new redirect address only for premium professionals', async ({ assert }) => {
    const redirectUrl = 'https://clinica.com.br/'
    const { edit, ana } = await given()

    assert.deepInclude(await edit({ redirectUrl, fields: { redirectUrl } }), { failure: 'premium_required' })
    assert.deepInclude(await edit({ fields: { redirectUrl } }), { failure: 'premium_required' })
    assert.isNull(ana()?.redirectUrl)
  })

  test('records only a lost verification', async ({ assert }) => {
    const { edit, auditLog } = await given({ isVerified: true, crm: 'CRM/SP 123456' })

    await edit({ fields: { bio: 'Nova' } })
    assert.isEmpty(auditLog.entries)
    await edit({ fields: { crm: 'CRM/SP 654321' } })

    assert.lengthOf(auditLog.entries, 1)
    assert.deepInclude(auditLog.entries[0], {
      action: 'professional_verification_lapsed',
      subjectId: ANA,
      before: { isVerified: true, registration: 'hash of registration CRMSP123456' },
      after: { isVerified: false },
    })
  })

  test('records sent fields that an edit cannot change', async ({ assert }) => {
    const { edit, securityLog } = await given()

    await edit({ sent: ['bio'], fields: { bio: 'Nova' } })
    assert.isEmpty(securityLog.events)
    await edit({ sent: ['role', 'bio', 'blocked'], fields: { bio: 'Outra' } })

    assert.deepEqual(securityLog.events, [
      { kind: 'mass_assignment', accountId: ANA, target: 'blocked role' },
    ])
  })

  test('stores a staged or attached photo, and schedules the removal of others', async ({ assert }) => {
    const { edit, ana, staging, images, jobs, clock } = await given()
    await staging.stage(ANA, PICTURE, clock.now())

    assert.deepInclude(await edit({ photo: { hash: 'other' } }), { failure: 'image_not_staged' })
    assert.isTrue((await edit({ photo: { hash: 'face' } })).ok)

    assert.deepEqual(ana()?.image, { hash: 'face', mime: 'image/webp' })
    assert.isNotNull(await images.get(ANA, 'face', 512, 'webp'))
    assert.isNull(await staging.find(ANA, 'face'))
    assert.deepEqual(jobs.jobs(), [{ task: 'remove_replaced_photos', payload: { professionalId: ANA } }])
    assert.isTrue((await edit({ photo: { hash: 'face' } })).ok)
    assert.isTrue((await edit({ photo: 'none' })).ok)
    assert.isNull(ana()?.image)
    assert.isTrue((await edit({ photo: { bytes: new Uint8Array([1]) } })).ok)
    assert.equal(ana()?.image?.hash, 'face')
  })

  test("never overwrites another's change of the same field", async ({ assert }) => {
    const { edit, ana } = await given()
    const state = ana()
    if (!state) throw new Error('Ana is there.')
    const version = versionOf(state)
    await edit({ fields: { bio: 'Nova' } })

    assert.deepInclude(await edit({ version, fields: { bio: 'Outra' } }), { failure: 'profile_changed' })
    assert.isTrue((await edit({ version, fields: { lastname: 'Prado' } })).ok)
    assert.deepInclude(ana(), { bio: 'Nova', lastname: 'Prado' })
  })

  test('never overwrites a change stored while its photo is read', async ({ assert }) => {
    const { edit, ana, encoder } = await given()
    const state = ana()
    if (!state) throw new Error('Ana is there.')
    const encode = encoder.encode.bind(encoder)
    encoder.encode = async () => {
      await edit({ fields: { bio: 'Nova' } })
      return encode()
    }

    const photo = { bytes: new Uint8Array([1]) }
    const mine = await edit({ version: versionOf(state), fields: { bio: 'Outra' }, photo })

    assert.deepInclude(mine, { failure: 'profile_changed' })
    assert.deepInclude(ana(), { bio: 'Nova', image: null })
  })

  test("refuses everyone but the profile's owner", async ({ assert }) => {
    const { edit, ana, index, securityLog } = await given()

    for (const viewer of [AS_RUI, AS_ADMIN])
      assert.deepInclude(await edit({ viewer, fields: { bio: 'Invadido' } }), { failure: 'forbidden' })

    assert.isNull(ana()?.bio)
    assert.isEmpty(index.refreshed)
    assert.lengthOf(securityLog.events, 2)
  })
})

test.group('CheckOwnership', () => {
  test('permits owners, records other actors and hides hidden profiles', async ({ assert }) => {
    const deps = await ownerDependencies()
    const check = async (
      viewer: typeof OWN.viewer | typeof AS_RUI | typeof AS_ADMIN,
      professionalId = ANA,
    ) => {
      const checked = await new CheckOwnership(deps).execute({ viewer, professionalId })
      return checked.ok || checked.failure
    }

    assert.isTrue(await check(OWN.viewer))
    assert.equal(await check(AS_RUI, HIDDEN), 'professional_not_found')
    assert.isEmpty(deps.securityLog.events)
    assert.equal(await check(AS_RUI), 'forbidden')
    assert.equal(await check(AS_ADMIN, HIDDEN), 'forbidden')
    assert.deepEqual(
      deps.securityLog.events.map(({ kind }) => kind),
      ['foreign_profile_refused', 'foreign_profile_refused'],
    )
  })

  test('tells an owner who was just erased that there is no profile', async ({ assert }) => {
    const { edit, editProfile, professionals } = await given()
    professionals.discard(ANA)

    const gone = { ok: false, failure: 'professional_not_found' } as const
    assert.deepEqual(await editProfile.check({ ...OWN, redirectUrl: null }), gone)
    assert.deepEqual(await edit({ fields: { bio: 'Cardiologia.' } }), gone)
  })
})
