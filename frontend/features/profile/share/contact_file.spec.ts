import { test } from '@japa/runner'
import { aProfile } from '../testing/a_profile.ts'
import { contactCardOf } from './contact_file.ts'

test('A contact file contains the visible data, each number once', ({ assert }) => {
  const profile = aProfile({ whatsapp: '11912345678', phone: '5511912345678', lastname: 'Souza; Lima' })
  const lines = contactCardOf({ profile, locations: [], url: 'https://saude.example/ana-souza' }).split(
    '\r\n',
  )

  assert.includeMembers(lines, ['BEGIN:VCARD', 'END:VCARD'])
  assert.lengthOf(
    lines.filter((line) => line.includes('+5511912345678')),
    1,
  )
  assert.isTrue(lines.some((line) => line.startsWith('N') && line.includes('Souza\\; Lima')))
  assert.isTrue(
    lines.some((line) => line.startsWith('URL') && line.endsWith('https://saude.example/ana-souza')),
  )
  assert.isFalse(lines.some((line) => line.startsWith('ADR')))
})
