import { test } from '@japa/runner'
import { aProfile } from '#frontend/features/profile/testing/a_profile.ts'
import { favouritesText } from './favourites_text.ts'

const URL = 'https://saude.example'

test.group('Favourites as a text for somebody else', () => {
  test('have names, telephones, days, prices and addresses', ({ assert }) => {
    const ana = {
      ...aProfile({ whatsapp: '19987654321', phone: '1932345678', availability: ['sexta', 'segunda'] }),
      price: { amount: 180, isAppointment: true, service: 'Sessão' },
    }
    const rui = {
      ...aProfile({
        title: null,
        name: 'Rui',
        lastname: 'Lima',
        slug: 'rui-lima',
        displayGender: 'masculino',
      }),
      price: { amount: 220, isAppointment: false, service: 'Doppler venoso' },
    }

    assert.deepEqual(favouritesText([ana, rui], 'Saúde Perto', URL).replaceAll('\u00A0', ' ').split('\n'), [
      ...['Profissionais que guardei no Saúde Perto:', '', 'Dra. Ana Souza · Psicóloga · Campinas, SP'],
      ...['WhatsApp (19) 98765-4321 · Telefone (19) 3234-5678', 'Atende: segunda e sexta'],
      ...['Consulta R$ 180,00', `${URL}/ana-souza`, '', 'Rui Lima · Psicólogo · Campinas, SP'],
      ...['A partir de R$ 220,00 (Doppler venoso)', `${URL}/rui-lima`],
    ])
  })

  test('are ten at most', ({ assert }) => {
    const many = Array.from({ length: 11 }, () => ({ ...aProfile(), price: null }))

    assert.lengthOf(favouritesText(many, 'Saúde Perto', URL).match(/ana-souza/g) ?? [], 10)
  })
})
