import { test } from '@japa/runner'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { buildWorld } from './seed_demo.ts'
import { DEMO_EMAILS, type DemoWorld } from './demo_world.ts'
import { INVENTED } from './people/profile_texts.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

test.group('the demonstration', (group) => {
  let world: DemoWorld
  group.setup(async () => {
    world = await buildWorld(NOW)
  })

  const people = () => world.professionals.filter(({ role }) => role === 'user')

  test('is the same at every run', async ({ assert }) => {
    const again = await buildWorld(NOW)

    assert.deepEqual(again.professionals, world.professionals)
    assert.deepEqual(again.reviews, world.reviews)
  })

  test('has several people in every specialty, in every state', ({ assert }) => {
    for (const { name } of SPECIALTIES)
      assert.isAtLeast(people().filter(({ specialty }) => specialty === name).length, 3, name)
    assert.equal(new Set(people().map(({ state }) => state)).size, 27)
  })

  test("contains the professionals of the home page's example", ({ assert }) => {
    const found = people().filter(
      ({ specialty, city, insurances, subscriptionLevel }) =>
        specialty === 'Cardiologista' &&
        city === 'Campinas' &&
        subscriptionLevel === 'premium' &&
        insurances.some(({ insuranceName }) => insuranceName === 'Unimed'),
    )

    assert.isNotEmpty(found)
  })

  test('says that everyone is invented', ({ assert }) => {
    assert.isTrue(people().every(({ bio }) => bio?.endsWith(INVENTED)))
    assert.isTrue(people().every(({ email }) => email.endsWith('@demo.local')))
  })

  test('assigns unique slugs, registrations and numbers', ({ assert }) => {
    for (const key of ['slug', 'crm', 'email', 'whatsapp'] as const)
      assert.equal(new Set(people().map((each) => each[key])).size, people().length, key)
  })

  test('derives ratings and counts from the approved reviews', ({ assert }) => {
    for (const { id, reviewCount, rating } of people()) {
      const approved = world.reviews.filter(
        (each) => each.professionalId === id && each.status === 'approved',
      )
      const average = approved.reduce((sum, each) => sum + each.rating, 0) / Math.max(1, approved.length)
      assert.equal(reviewCount, approved.length)
      assert.closeTo(rating, average, 0.051)
    }
  })

  test('shows leads in every status to both accounts', ({ assert }) => {
    for (const wanted of [DEMO_EMAILS.premium, DEMO_EMAILS.free]) {
      const { id } = people().find(({ email }) => email === wanted) ?? { id: '' }
      const leads = world.contacts.filter((each) => each.professionalId === id && each.kind === 'lead')
      assert.sameMembers(
        [...new Set(leads.map(({ leadStatus }) => leadStatus))],
        ['pending', 'contacted', 'attended'],
      )
    }
  })

  test('publishes a dozen posts in three categories, and has drafts', ({ assert }) => {
    const published = world.posts.filter(({ isPublished }) => isPublished)

    assert.isAtLeast(published.length, 12)
    assert.equal(new Set(published.map(({ category }) => category)).size, 3)
    assert.isAtLeast(world.posts.length - published.length, 2)
  })

  test('contains no future dates', ({ assert }) => {
    const times = [...world.reviews, ...world.contacts, ...world.posts].flatMap((each) => [
      each.createdAt,
      each.updatedAt,
    ])

    assert.isTrue(times.every((time) => time <= NOW))
  })
})
