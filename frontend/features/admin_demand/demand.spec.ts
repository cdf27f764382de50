import { test } from '@japa/runner'
import { countWords, demandIn, demandWords, invitationLink, toDemand } from './demand.ts'

const NOTHING = { specialty: null, city: null, state: null, insurance: null }

test.group('The demand', () => {
  test('is named by what was asked for', ({ assert }) => {
    const sought = { specialty: 'Pediatra', city: 'Santos', state: 'SP', insurance: 'Unimed' }
    assert.equal(demandWords(sought), 'Pediatra em Santos, SP, com Unimed')
    assert.equal(demandWords({ ...NOTHING, specialty: 'Pediatra' }), 'Pediatra')
    assert.equal(demandWords({ ...NOTHING, insurance: 'Amil' }), 'Qualquer especialidade com Amil')
    assert.equal(demandWords({ ...NOTHING, state: 'AC' }), 'Qualquer especialidade no Acre')
  })

  test('is counted in words', ({ assert }) => {
    assert.equal(countWords({ nobody: 1, few: 0 }), '1 busca sem ninguém')
    assert.equal(countWords({ nobody: 1204, few: 1 }), '1.204 buscas sem ninguém, 1 busca com poucos')
  })

  test('is kept in the address', ({ assert }) => {
    const page = { days: 90, sort: 'nobody', page: 2 } as const
    assert.deepEqual(demandIn(new URLSearchParams(toDemand(page))), page)
    assert.deepEqual(demandIn(new URLSearchParams('dias=5&ordem=x&pagina=-1')), {
      ...{ days: 30, sort: 'most', page: 1 },
    })
  })

  test('leads to an invitation', ({ assert }) => {
    const site = { brandName: 'Saúde Perto', address: 'https://saude.test/register-professional' }
    const link = new URL(invitationLink({ ...NOTHING, specialty: 'Pediatra', state: 'AC' }, site))

    assert.equal(link.origin, 'https://wa.me')
    assert.equal(
      link.searchParams.get('text'),
      'Pacientes procuram pediatra no Acre no Saúde Perto, e encontram poucos ou ninguém. Cadastre-se: https://saude.test/register-professional',
    )
  })
})
