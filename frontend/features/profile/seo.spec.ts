import { test } from '@japa/runner'
import { profileDescription, profileStructuredData, profileTitle } from './seo.ts'
import { aLocation, aProfile, aService } from './testing/a_profile.ts'

test.group('The words a profile gives to search engines', () => {
  test('names the person, the gendered specialty and the place', ({ assert }) => {
    assert.equal(profileTitle(aProfile()), 'Dra. Ana Souza, Psicóloga em Campinas, SP')
  })

  test('omits unknown values', ({ assert }) => {
    const profile = aProfile({ title: null, specialty: null, city: null, state: null })

    assert.equal(profileTitle(profile), 'Ana Souza')
  })

  test('describes a person by the bio, on one line', ({ assert }) => {
    assert.equal(profileDescription(aProfile({ bio: 'Escuto.\n\n  Acolho.' })), 'Escuto. Acolho.')
  })

  test('builds a sentence without a bio', ({ assert }) => {
    assert.match(
      profileDescription(aProfile({ bio: ' ' })),
      /^Dra\. Ana Souza, Psicóloga em Campinas, SP\. Veja/,
    )
  })

  test('promises nothing that a profile from a register lacks', ({ assert }) => {
    const register = { source: 'Lista do CRP-SP', sourceDate: '2026-10-31' }

    assert.equal(
      profileDescription(aProfile({ bio: null, ...register })),
      'Dra. Ana Souza, Psicóloga em Campinas, SP. Veja o registro no conselho e a cidade em que atende.',
    )
  })

  test('keeps a bio of 160 characters', ({ assert }) => {
    assert.equal(profileDescription(aProfile({ bio: 'a'.repeat(160) })), 'a'.repeat(160))
  })

  test('cuts a longer bio to 157 characters and an ellipsis', ({ assert }) => {
    assert.equal(profileDescription(aProfile({ bio: 'a'.repeat(161) })), `${'a'.repeat(157)}…`)
  })

  test('never splits a visible character', ({ assert }) => {
    const family = '👩‍👩‍👧'

    assert.equal(
      profileDescription(aProfile({ bio: 'a'.repeat(155) + family.repeat(3) })),
      `${'a'.repeat(155)}…`,
    )
  })

  test('keeps the generated sentence within 160 characters', ({ assert }) => {
    const profile = aProfile({ bio: null, name: 'Ana'.repeat(25), lastname: 'Souza'.repeat(15) })

    assert.isAtMost(profileDescription(profile).length, 160)
  })
})

const nothing = { services: [], locations: [], reviews: [] }
const APP_URL = 'https://saude.example'

test.group('The structured data of a profile', () => {
  test('is a local business at the address of the page', ({ assert }) => {
    const data = profileStructuredData({ ...nothing, profile: aProfile() }, APP_URL)

    assert.equal(data['@type'], 'LocalBusiness')
    assert.equal(data.url, 'https://saude.example/ana-souza')
    assert.equal(data.name, 'Dra. Ana Souza')
  })

  test('names the visible specialist registrations', ({ assert }) => {
    const credentialOf = (rqe: string[]) =>
      profileStructuredData({ ...nothing, profile: aProfile({ rqe }) }, APP_URL).hasCredential

    assert.containSubset(credentialOf(['12345']), [{ identifier: '12345' }])
    assert.isUndefined(credentialOf([]))
  })

  test('has no rating without reviews', ({ assert }) => {
    const data = profileStructuredData({ ...nothing, profile: aProfile() }, APP_URL)

    assert.isUndefined(data.aggregateRating)
    assert.isUndefined(data.review)
  })

  test('has no rating if reviews failed to load', ({ assert }) => {
    const profile = aProfile({ rating: 4.7, reviewCount: 12 })

    const data = profileStructuredData({ ...nothing, profile, reviews: null }, APP_URL)

    assert.isUndefined(data.aggregateRating)
    assert.isUndefined(data.review)
  })

  test('repeats the shown rating and its count', ({ assert }) => {
    const profile = aProfile({ rating: 4.7, reviewCount: 12 })

    const { aggregateRating } = profileStructuredData({ ...nothing, profile }, APP_URL)

    assert.containSubset(aggregateRating, { ratingValue: 4.7, reviewCount: 12 })
  })

  test('offers every priced service at its visible price', ({ assert }) => {
    const services = [aService({ name: 'Avaliação', price: 150.5 }), aService({ name: 'Retorno', price: 0 })]

    const data = profileStructuredData({ ...nothing, profile: aProfile(), services }, APP_URL)

    assert.lengthOf(data.hasOfferCatalog?.itemListElement ?? [], 1)
    assert.containSubset(data.hasOfferCatalog?.itemListElement, [{ price: '150.50', priceCurrency: 'BRL' }])
  })

  test('has no offers without prices', ({ assert }) => {
    const services = [aService({ price: 0 })]

    const data = profileStructuredData({ ...nothing, profile: aProfile(), services }, APP_URL)

    assert.isUndefined(data.hasOfferCatalog)
  })

  test('uses the street of the first location in person', ({ assert }) => {
    const online = aLocation({ isOnline: true, address: null, city: null, state: null, cep: null })

    const data = profileStructuredData(
      { ...nothing, profile: aProfile(), locations: [online, aLocation()] },
      APP_URL,
    )

    assert.equal(data.address.streetAddress, 'Rua Coronel Quirino, 100')
    assert.equal(data.address.postalCode, '13025-001')
  })

  test('contains only the town without a location', ({ assert }) => {
    const { address } = profileStructuredData({ ...nothing, profile: aProfile() }, APP_URL)

    assert.isUndefined(address.streetAddress)
    assert.equal(address.addressLocality, 'Campinas')
  })
})
