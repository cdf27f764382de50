import { test } from '@japa/runner'
import { ACCESS_KEYS, LANGUAGE_KEYS } from '#domain/catalogue/languages_and_access.ts'
import type { FacetCounts, SearchCriteria } from '../../professional_search.ts'
import { CROWD, CROWD_CRITERIA, CROWD_INSURERS, CROWD_PLACES, CROWD_SPECIALTIES, passes } from './a_crowd.ts'
import { TOWNS, TOWNSPEOPLE } from './many_towns.ts'
import { engineGroup, type StartEngine } from './search_engine.ts'

export function facetsBehaviour(engineName: string, start: StartEngine | null): void {
  engineGroup(`${engineName} | facets`, start, CROWD, ({ search }) => {
    test('counts each group without its own filter, for every filter and every pair', async ({ assert }) => {
      for (const criteria of CROWD_CRITERIA) {
        const counts = await search().countFacets(criteria)
        assert.deepEqual(sorted(counts), sorted(counted(criteria)), JSON.stringify(criteria))
      }
    })

    test('counts the same with a name that matches everyone', async ({ assert }) => {
      for (const criteria of CROWD_CRITERIA.slice(0, 30)) {
        const counts = await search().countFacets({ ...criteria, name: 'renata mour' })
        assert.deepEqual(sorted(counts), sorted(counted(criteria)), JSON.stringify(criteria))
      }
    })

    test('puts the largest count first', async ({ assert }) => {
      const { specialties, states } = await search().countFacets({})
      for (const counts of [specialties, states]) {
        const order = [...counts.values()]
        assert.deepEqual(
          order,
          order.toSorted((one, other) => other - one),
        )
      }
    })

    test('counts nobody for an unknown name', async ({ assert }) => {
      const counts = await search().countFacets({ name: 'xyzw' })

      assert.equal(counts.total, 0)
      assert.equal(counts.specialties.size + counts.states.size + counts.insurers.size, 0)
    })
  })

  engineGroup(`${engineName} | facets of many towns`, start, TOWNSPEOPLE, ({ search }) => {
    for (const name of [undefined, 'renata mour'])
      test(`counts every town of a state, ${name ? 'with' : 'without'} a name`, async ({ assert }) => {
        const { municipalities } = await search().countFacets({ state: 'MG', ...(name && { name }) })

        assert.sameMembers([...municipalities.keys()], [...TOWNS])
        assert.deepEqual([...municipalities][0], [TOWNS.at(-1), 2])
      })
  })
}

function counted(criteria: SearchCriteria): FacetCounts {
  const { specialty: _specialty, ...anySpecialty } = criteria
  const { insurance: _insurance, ...anyInsurer } = criteria
  const { municipality, ...anyMunicipality } = criteria
  const { state, states: _states, ...anywhere } = anyMunicipality
  const { presencial: _presencial, teleconsulta: _teleconsulta, ...anyMode } = criteria
  const { gender: _gender, ...anyGender } = criteria
  const { language: _language, ...anyLanguage } = criteria
  const { accessibility: _accessibility, ...anyAccess } = criteria
  const here = state ?? CROWD_PLACES.find((place) => place.municipality === municipality)?.state
  return {
    total: count(criteria),
    specialties: present(CROWD_SPECIALTIES, (specialty) => count({ ...anySpecialty, specialty })),
    states: present(['SP', 'RJ'] as const, (each) => count({ ...anywhere, state: each })),
    municipalities: present(
      CROWD_PLACES.map((place) => place.municipality),
      (each) => (here ? count({ ...anywhere, state: here, municipality: each }) : 0),
    ),
    insurers: present(CROWD_INSURERS, (insurance) => count({ ...anyInsurer, insurance })),
    presencial: count({ ...anyMode, presencial: true }),
    teleconsulta: count({ ...anyMode, teleconsulta: true }),
    genders: {
      feminino: count({ ...anyGender, gender: 'feminino' }),
      masculino: count({ ...anyGender, gender: 'masculino' }),
    },
    languages: present(LANGUAGE_KEYS, (language) => count({ ...anyLanguage, language })),
    accessibility: present(ACCESS_KEYS, (accessibility) => count({ ...anyAccess, accessibility })),
  }
}

function count(criteria: SearchCriteria): number {
  return CROWD.filter((one) => passes(criteria, one)).length
}

function present<Value>(values: readonly Value[], countOf: (value: Value) => number): Map<Value, number> {
  return new Map(values.map((value) => [value, countOf(value)] as const).filter(([, found]) => found > 0))
}

function sorted(counts: FacetCounts) {
  return {
    ...counts,
    specialties: entriesOf(counts.specialties),
    states: entriesOf(counts.states),
    municipalities: entriesOf(counts.municipalities),
    insurers: entriesOf(counts.insurers),
    languages: entriesOf(counts.languages),
    accessibility: entriesOf(counts.accessibility),
  }
}

function entriesOf(group: ReadonlyMap<string | number, number>): string[] {
  return [...group].map(String).toSorted()
}
