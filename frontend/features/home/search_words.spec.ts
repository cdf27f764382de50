import { test } from '@japa/runner'
import { NO_FILTERS, type HomeFilters } from './home_filters.ts'
import { countWords, searchDescription, searchTitle } from './search_words.ts'

const CAMPINAS = { city: 'Campinas', state: 'SP' }
const searched = (
  filters: Partial<HomeFilters>,
  place: { city: string | null; state: string | null } | null = null,
) => ({
  filters: { ...NO_FILTERS, ...filters },
  place,
})

test.group('The words of a search', () => {
  test('name specialty, place, insurer and mode', ({ assert }) => {
    const search = searched({ specialty: 'Cardiologista', insurance: 'Unimed', teleconsulta: true }, CAMPINAS)

    assert.equal(searchTitle(search), 'Cardiologistas em Campinas que atendem Unimed com teleconsulta')
    assert.equal(countWords(search, 1), '1 cardiologista em Campinas que atende Unimed com teleconsulta')
    assert.equal(
      countWords(search, 1204),
      '1.204 cardiologistas em Campinas que atendem Unimed com teleconsulta',
    )
  })

  test('use the article of the place and the plural of the specialty', ({ assert }) => {
    assert.equal(
      countWords(searched({ specialty: 'Cirurgião Plástico' }, { city: 'Rio de Janeiro', state: 'RJ' }), 2),
      '2 cirurgiões plásticos no Rio de Janeiro, RJ',
    )
    assert.equal(
      searchTitle(searched({ location: 'BA' }, { city: null, state: 'BA' })),
      'Profissionais na Bahia',
    )
  })

  test('use feminine forms when appropriate', ({ assert }) => {
    const psychologist = searched({ specialty: 'Psicólogo' }, CAMPINAS)
    const woman = (specialty: string) => searched({ specialty, gender: 'feminino' })

    assert.equal(countWords(psychologist, 1, 'feminino'), '1 psicóloga em Campinas, SP')
    assert.equal(countWords(woman('Psicólogo'), 2), '2 psicólogas')
    assert.equal(countWords(woman('Cirurgião Plástico'), 2), '2 cirurgiãs plásticas')
    assert.equal(countWords(woman('Cardiologista'), 2), '2 cardiologistas mulheres')
    assert.equal(searchTitle(searched({ gender: 'masculino' })), 'Profissionais homens')
  })

  test('name language and accessibility', ({ assert }) => {
    assert.equal(searchTitle(searched({ language: 'ingles' })), 'Profissionais que falam inglês')
    assert.equal(countWords(searched({ language: 'libras' }), 1), '1 profissional que fala Libras')
    const wheelchair = searched({ specialty: 'Dentista', accessibility: 'sem_degraus' })
    assert.equal(countWords(wheelchair, 2), '2 dentistas com acesso sem degraus')
  })

  test('quote unknown words', ({ assert }) => {
    assert.equal(countWords(searched({ q: 'thiago viana' }), 1), '1 profissional para “thiago viana”')
    assert.equal(searchTitle(searched({ location: 'Pasárgada' })), 'Profissionais em “Pasárgada”')
  })

  test('name both modes as a choice, the nearest and the other insurers', ({ assert }) => {
    assert.equal(
      searchTitle(
        searched({ presencial: true, teleconsulta: true, insurance: 'Outros', near: '-22.9,-47.1' }),
      ),
      'Profissionais que atendem outros convênios com atendimento presencial ou teleconsulta perto de você',
    )
  })

  test('are correct for an empty result', ({ assert }) => {
    const search = searched({ specialty: 'Pediatra' }, CAMPINAS)

    assert.equal(countWords(search, 0), 'Pediatras em Campinas, SP')
    assert.match(searchDescription(search, 0), /^Pediatras em Campinas, SP\. Veja/)
    assert.match(searchDescription(search, 3), /^3 pediatras em Campinas, SP\. Veja/)
    assert.isAtMost(searchDescription(searched({ q: 'a'.repeat(200) }), 3).length, 160)
  })
})
