import { test } from '@japa/runner'
import { aProfile } from '../testing/a_profile.ts'
import { profileDescription, profileTitle } from './describe_profile.ts'

test.group('The words a profile gives to search engines', () => {
  test('names the person, the gendered specialty and the place', ({ assert }) => {
    assert.equal(profileTitle(aProfile()), 'Dra. Ana Souza, Psicóloga em Campinas, SP')
  })

  test('leaves out what is not known', ({ assert }) => {
    const profile = aProfile({ title: null, specialty: null, city: null, state: null })

    assert.equal(profileTitle(profile), 'Ana Souza')
  })

  test('describes a person by the bio, on one line', ({ assert }) => {
    assert.equal(profileDescription(aProfile({ bio: 'Escuto.\n\n  Acolho.' })), 'Escuto. Acolho.')
  })

  test('makes a sentence where there is no bio', ({ assert }) => {
    assert.match(
      profileDescription(aProfile({ bio: ' ' })),
      /^Dra\. Ana Souza, Psicóloga em Campinas, SP\. Veja/,
    )
  })

  test('keeps a bio of 160 characters whole', ({ assert }) => {
    assert.equal(profileDescription(aProfile({ bio: 'a'.repeat(160) })), 'a'.repeat(160))
  })

  test('cuts a longer bio to 157 characters and an ellipsis', ({ assert }) => {
    assert.equal(profileDescription(aProfile({ bio: 'a'.repeat(161) })), `${'a'.repeat(157)}…`)
  })

  test('never cuts inside what a reader sees as one character', ({ assert }) => {
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
