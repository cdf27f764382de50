import { test } from '@japa/runner'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { Professional, type Registration } from './professional.ts'

const AT = new Date('2026-11-21T12:00:00Z')
const REGISTRATION = {
  id: aUuid(1),
  email: ' ANA@Exemplo.com.br',
  name: 'Ana',
  lastname: 'Lima',
  specialty: 'Cardiologista',
  crm: 'crm/sp 12.345',
  city: 'Campinas',
  state: 'SP',
  whatsapp: '(19) 98765-4321',
  cpfCnpj: '529.982.247-25',
  slug: 'ana-lima',
  at: AT,
}
const register = (changes: Partial<Registration> = {}) =>
  Professional.register({ ...REGISTRATION, ...changes })

test.group('a registration', () => {
  test('begins free, unverified, unblocked and unrated', ({ assert }) => {
    const registration = register()

    assert.deepInclude(registration.ok && registration.value.state, {
      email: 'ana@exemplo.com.br',
      crm: 'CRM-SP 12345',
      whatsapp: '19987654321',
      role: 'user',
      blocked: false,
      isVerified: false,
      subscriptionLevel: 'free',
      rating: 0,
      reviewCount: 0,
      profileViews: 0,
      presencial: true,
      teleconsulta: false,
      displayGender: 'masculino',
      createdAt: AT,
    })
  })

  for (const [title, displayGender, expected] of [
    ['Dra', undefined, 'feminino'],
    ['Dr', undefined, 'masculino'],
    [null, undefined, 'masculino'],
    ['Dra', 'masculino', 'masculino'],
    [null, 'feminino', 'feminino'],
  ] as const)
    test(`begins as ${expected} with the title ${title} and ${displayGender ?? 'no'} gender`, ({
      assert,
    }) => {
      const registration = register({ title, ...(displayGender && { displayGender }) })

      assert.equal(registration.ok && registration.value.state.displayGender, expected)
    })

  const broken: [Partial<Registration>, string][] = [
    [{ email: 'a@x.com,b@x.com' }, 'email_invalid'],
    [{ email: 'a@x.com\r\nBcc: z@z.com' }, 'email_invalid'],
    [{ cpfCnpj: '123' }, 'cpfCnpj_invalid'],
    [{ name: 'A' }, 'name_invalid'],
    [{ lastname: '' }, 'lastname_invalid'],
    [{ specialty: 'Feiticeiro' }, 'specialty_invalid'],
    [{ crm: '123' }, 'crm_invalid'],
    [{ slug: '---' }, 'slug_invalid'],
    [{ slug: 'Ana' }, 'slug_invalid'],
    [{ state: 'XX' }, 'state_invalid'],
    [{ whatsapp: '123' }, 'whatsapp_invalid'],
    [{ website: 'javascript:alert(1)' }, 'website_invalid'],
  ]
  for (const [changes, failure] of broken)
    test(`is refused: ${failure} ${JSON.stringify(changes)}`, ({ assert }) => {
      assert.deepEqual(register(changes), { ok: false, failure })
    })
})
