import { test } from '@japa/runner'
import { aProfessional } from './testing/a_professional.ts'

const AT = new Date('2026-11-21T12:00:00Z')

test.group('an edited profile', () => {
  test('changes only the fields that were sent', ({ assert }) => {
    const professional = aProfessional({ bio: 'Antes', phone: '1932345678' })

    professional.edit(
      { bio: 'Depois', title: 'Dra', instagram: '@ana', availability: ['sexta', 'segunda'] },
      AT,
    )

    assert.deepInclude(professional.state, {
      bio: 'Depois',
      title: 'Dra',
      phone: '1932345678',
      updatedAt: AT,
    })
    assert.equal(professional.state.links.instagram, 'https://www.instagram.com/ana')
    assert.deepEqual(professional.state.availability, ['segunda', 'sexta'])
  })

  test('clears optional fields by null or blank, but no required ones', ({ assert }) => {
    const professional = aProfessional({ bio: 'Antes', title: 'Dra', phone: '1932345678' })

    assert.isTrue(professional.edit({ bio: null, phone: '', title: 'nenhum' }, AT).ok)
    assert.deepInclude(professional.state, { bio: null, phone: null, title: null })
    assert.deepEqual(professional.edit({ name: '' }, AT), { ok: false, failure: 'name_invalid' })
  })

  test('keeps at least one mode of attendance', ({ assert }) => {
    const professional = aProfessional({ presencial: true, teleconsulta: false })
    const refused = { ok: false, failure: 'presencial_invalid' } as const

    assert.deepEqual(professional.edit({ presencial: false }, AT), refused)
    assert.deepEqual(professional.edit({ presencial: false, teleconsulta: false }, AT), refused)
    assert.isTrue(professional.edit({ presencial: false, teleconsulta: true }, AT).ok)
    assert.deepEqual(professional.edit({ teleconsulta: false }, AT), refused)
  })

  test('accepts specialist registrations only together with a CRM', ({ assert }) => {
    const doctor = aProfessional({ crm: 'CRM-SP 123456' })

    assert.isTrue(doctor.edit({ rqe: ['RQE nº 12.345', ''] }, AT).ok)
    assert.deepEqual(doctor.state.rqe, ['12345'])
    const refused = { ok: false, failure: 'rqe_invalid' } as const
    assert.deepEqual(doctor.edit({ crm: 'CRP 06/12345', rqe: ['12345'] }, AT), refused)
    assert.deepEqual(aProfessional({ crm: 'CRO-SP 12345' }).edit({ rqe: ['1'] }, AT), refused)
  })

  test('stays verified only with the specialist registrations that were checked', ({ assert }) => {
    const verified = () => aProfessional({ crm: 'CRM-SP 123456', rqe: ['12345'], isVerified: true })
    for (const rqe of [['RQE 12.345'], []]) {
      const doctor = verified()
      assert.isTrue(doctor.edit({ rqe }, AT).ok)
      assert.isTrue(doctor.state.isVerified, rqe.join())
    }
    for (const rqe of [['99999'], ['12345', '99999']]) {
      const doctor = verified()
      assert.isTrue(doctor.edit({ rqe }, AT).ok)
      assert.isFalse(doctor.state.isVerified, rqe.join())
    }
  })

  test('loses its specialist registrations with the CRM', ({ assert }) => {
    const doctor = aProfessional({ crm: 'CRM-SP 123456', rqe: ['12345'] })

    assert.isTrue(doctor.edit({ crm: 'CRP 06/12345' }, AT).ok)
    assert.isEmpty(doctor.state.rqe)
  })

  test('keeps languages and accessibility without duplicates, in catalogue order', ({ assert }) => {
    const person = aProfessional()

    const typed = { languages: ['libras', 'ingles', 'libras'], accessibility: ['elevador', 'sem_degraus'] }
    assert.isTrue(person.edit(typed, AT).ok)
    assert.deepInclude(person.state, {
      languages: ['ingles', 'libras'],
      accessibility: ['sem_degraus', 'elevador'],
    })
    assert.deepEqual(person.edit({ languages: ['klingon'] }, AT), { ok: false, failure: 'languages_invalid' })
    const refused = { ok: false, failure: 'accessibility_invalid' } as const
    assert.deepEqual(person.edit({ accessibility: ['piscina'] }, AT), refused)
    assert.isTrue(person.edit({ languages: [] }, AT).ok)
    assert.isEmpty(person.state.languages)
  })

  test('changes nothing when one field is refused', ({ assert }) => {
    const professional = aProfessional()
    const before = professional.state

    assert.deepEqual(professional.edit({ bio: 'Nova', availability: ['feriado'] }, AT), {
      ok: false,
      failure: 'availability_invalid',
    })
    assert.deepEqual(professional.state, before)
  })

  test('loses its verification with a new registration number, but not with another notation', ({
    assert,
  }) => {
    const professional = aProfessional({ crm: '12.345-6', isVerified: true })

    professional.edit({ crm: '123456' }, AT)
    assert.isTrue(professional.state.isVerified)
    professional.edit({ crm: 'CRM-SP 54321' }, AT)
    assert.isFalse(professional.state.isVerified)
  })

  test('loses its verification with a different name, but not with another accent or capital', ({
    assert,
  }) => {
    for (const change of [
      { name: 'Bia' },
      { lastname: 'Reis' },
      { specialty: 'Psiquiatra' },
      { state: 'RJ' },
    ]) {
      const professional = aProfessional({ isVerified: true })
      professional.edit(change, AT)
      assert.isFalse(professional.state.isVerified, JSON.stringify(change))
    }
    const professional = aProfessional({ name: 'Jose', isVerified: true })
    professional.edit({ name: 'José', city: 'Santos', title: 'Dra', slug: 'outro', bio: 'x' }, AT)
    assert.isTrue(professional.state.isVerified)
  })

  test('accepts a new redirect address only from premium professionals', ({ assert }) => {
    const url = 'https://exemplo.com.br/agenda'
    const free = aProfessional({ redirectUrl: url })

    assert.isTrue(free.edit({ redirectUrl: url }, AT).ok)
    assert.deepEqual(free.edit({ redirectUrl: `${url}2` }, AT), { ok: false, failure: 'premium_required' })
    assert.isTrue(free.edit({ redirectUrl: '' }, AT).ok)
    assert.isTrue(aProfessional({ subscriptionLevel: 'premium' }).edit({ redirectUrl: url }, AT).ok)
  })
})
