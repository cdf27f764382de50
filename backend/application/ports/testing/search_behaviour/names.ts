import { test } from '@japa/runner'
import { type SearchableProfessional, aSearchableProfessional } from '../a_searchable_professional.ts'
import { engineGroup, type StartEngine } from './search_engine.ts'

const NAMES = [
  ['Ana Beatriz', 'Falcão'],
  ['Ana Carolina', 'Falcone'],
  ['João', 'Kowalski'],
  ['Luís', 'Assunção'],
  ['Luíza', 'Assunção'],
  ['Thiago', "D'Ávila Souza"],
  ['Maria', 'da Silva'],
  ['Mariana', 'Silva e Silva'],
  ['Sebastião', 'Figueiredo'],
  ['Nina', 'do Prado'],
  ['Tiago', 'Moura'],
  ['Nina Rosa', 'Prado'],
  ['100%', 'Real_Nome'],
  ['José', 'Müller Østergård'],
  ['Jose\u0301', 'Pimentel'],
] as const

const PREMIUM = new Set<string>(['Mariana', 'Nina Rosa', 'Tiago'])

const PEOPLE: readonly SearchableProfessional[] = [
  ...NAMES.map(([name, lastname], number) =>
    aSearchableProfessional(number, {
      name,
      lastname,
      isPremium: PREMIUM.has(name),
    }),
  ),
  aSearchableProfessional(99, { name: 'Joana', lastname: 'Oculta', isHidden: true }),
]

/** The typed text and the intended people, best first. */
const MEANT: readonly (readonly [typed: string, meant: string[]])[] = [
  ['falcao', ['Ana Beatriz']],
  ['FALCÃO', ['Ana Beatriz']],
  ['ana falc', ['Ana Beatriz', 'Ana Carolina']],
  ['beatriz ana', ['Ana Beatriz']],
  ['joao kowalsky', ['João']],
  ['kovalski', ['João']],
  ['kowal', ['João']],
  ['joão kowalskii', ['João']],
  ['luis asuncao', ['Luís']],
  ['luiz assunção', ['Luís']],
  ['luisa assuncao', ['Luíza']],
  ['tiago davila', ['Thiago']],
  ["thiago d'avila", ['Thiago']],
  ['thiago avila sousa', ['Thiago']],
  ['maria da silva', ['Maria']],
  ['maria silva', ['Maria']],
  ['silva', ['Mariana', 'Maria']],
  ['maria', ['Maria', 'Mariana']],
  ['nina prado', ['Nina', 'Nina Rosa']],
  ['sebastao figueredo', ['Sebastião']],
  ['figueirdeo', ['Sebastião']],
  ['muller', ['José']],
  ['jose', ['José', 'Jose\u0301']],
  ['jos\u00e9', ['José', 'Jose\u0301']],
  ['jose\u0301', ['José', 'Jose\u0301']],
  ['zzyzx', []],
  ['ana kowalski', []],
  ['joana', []],
  ['oculta', []],
]

const HOSTILE = [
  '%',
  '_',
  '\\',
  "'",
  '"',
  '(((',
  ':*',
  '&',
  '!',
  '* | *',
  "' | 'ana",
  'ana:*|x%',
  '('.repeat(2048),
]

export function namesBehaviour(engineName: string, start: StartEngine | null): void {
  engineGroup(`${engineName} | names`, start, PEOPLE, ({ find, search }) => {
    for (const [typed, meant] of MEANT) {
      test(`finds ${meant.join(', ') || 'nobody'} for "${typed}"`, async ({ assert }) => {
        const hits = await find({ name: typed })

        assert.deepEqual(namesOf(hits.ids), meant)
        assert.equal(hits.total, meant.length)
      })
    }

    test('applies filters together with a name', async ({ assert }) => {
      assert.deepEqual((await find({ name: 'silva', premium: false })).total, 1)
      assert.deepEqual((await find({ name: 'silva', specialty: 'Pediatra' })).total, 0)
    })

    test('does not correct a name that exists elsewhere', async ({ assert }) => {
      assert.deepEqual((await find({ name: 'thiago', premium: true })).total, 0)
    })

    test('treats operators, wildcards and quotes as plain text', async ({ assert }) => {
      for (const typed of HOSTILE) {
        const { ids } = await find({ name: typed })
        assert.notIncludeMembers(namesOf(ids), ['Maria', 'João'], typed)
        assert.notIncludeMembers(
          namesOf((await search().suggestPeople(typed, 5)).ids),
          ['Maria', 'João'],
          typed,
        )
      }
      assert.deepEqual(namesOf((await find({ name: 'real_nome' })).ids), ['100%'])
    })

    test('suggests people by name prefixes, best first', async ({ assert }) => {
      assert.deepEqual(namesOf((await search().suggestPeople('mar si', 5)).ids), ['Mariana', 'Maria'])
      assert.deepEqual(namesOf((await search().suggestPeople('Assun', 1)).ids), ['Luís'])
      assert.deepEqual((await search().suggestPeople('  ', 5)).ids, [])
      assert.deepEqual((await search().suggestPeople('oculta', 5)).ids, [])
    })
  })
}

function namesOf(ids: readonly string[]): string[] {
  return ids.map((id) => PEOPLE.find((one) => one.id === id)?.name ?? id)
}
