import { test } from '@japa/runner'
import { shownPrice } from './shown_price.ts'

const services = (...priced: (readonly [name: string, price: number])[]) =>
  priced.map(([name, price]) => ({ name, price }))

test.group('The shown price', () => {
  test('is a consultation’s, though an exam is cheaper', ({ assert }) => {
    const offered = services(['MAPA 24 horas', 300], ['Consulta cardiológica', 480], ['Teleconsulta', 450])

    assert.deepEqual(shownPrice(offered), { amount: 450, isAppointment: true, service: 'Teleconsulta' })
  })

  test('is a session’s, then an assessment’s, where there is no consultation', ({ assert }) => {
    const assessment = ['Avaliação fisioterapêutica', 90] as const
    const session = ['SESSÃO de fisioterapia', 130] as const
    const laser = ['Laser', 60] as const
    assert.equal(shownPrice(services(assessment, session, laser))?.amount, 130)
    assert.equal(shownPrice(services(assessment, laser))?.amount, 90)
    assert.deepEqual(shownPrice(services(laser)), { amount: 60, isAppointment: false, service: 'Laser' })
  })

  test('is no return visit’s, package’s or companion’s, and not of a word that only begins so', ({
    assert,
  }) => {
    for (const name of [
      'Consulta de retorno',
      'Pacote de 4 sessões',
      'Acompanhamento em consultas',
      'Consultoria',
    ])
      assert.deepEqual(shownPrice(services([name, 80], ['Consulta', 200]))?.amount, 200, name)
  })

  test('is none where every price is on request', ({ assert }) => {
    assert.isNull(shownPrice(services(['Consulta', 0])))
    assert.isNull(shownPrice([]))
    assert.equal(shownPrice(services(['Consulta', 0], ['Doppler venoso', 220]))?.isAppointment, false)
  })
})
