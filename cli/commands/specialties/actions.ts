import { specialtiesCalled } from '#search/interpret/dictionary/specialty_forms.ts'
import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import { SPECIALTIES, specialtyBySlug } from '#domain/catalogue/specialties.ts'
import { unwrap } from '#domain/shared/result.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { log } from '../../terminal/messages.ts'
import { nearest, notOneOf, type WriteOptions } from '../../terminal/options.ts'
import { printJson, printTable, printFields } from '../../terminal/output.ts'
import { confirm } from '../../terminal/questions.ts'
import { showEach, type ShowOptions } from '../../terminal/show_each.ts'
import { operator, withAppOrNew } from '../../terminal/with_app.ts'

export function listSpecialties({ json }: { json?: boolean }): void {
  process.exitCode = exitCodes.done
  if (json) return printJson({ total: SPECIALTIES.length, specialties: SPECIALTIES })
  printTable(SPECIALTIES, [
    { title: 'Nome', value: ({ name }) => name },
    { title: 'Feminino', value: ({ feminine }) => feminine },
    { title: 'Endereço', value: ({ slug }) => `/especialidades/${slug}` },
  ])
}

export function showSpecialties(typed: readonly string[], options: ShowOptions): Promise<void> {
  return showEach(typed, options, {
    question: 'Quais especialidades?',
    async find(useCases, key) {
      const [specialty, ...others] = called(key)
      if (!specialty || others.length > 0) return null
      const filter = { specialty: specialty.name, blocked: false }
      const request = { by: operator(), filter, sort: 'newest', page: 1, limit: 1 } as const
      const { total: professionals } = unwrap(await useCases.listUsers.execute(request))
      return { ...specialty, ...readLexicon().aliasesOf(specialty.name), professionals }
    },
    missing(key) {
      const meant = called(key).map(({ name }) => name)
      const near = meant.length > 0 ? meant : nearest(key, SPECIALTIES)
      return `'${key}' ${notOneOf('uma especialidade', near, 'A lista: saude specialties list')}`
    },
    fields: ({ name, feminine, slug, names, everyday, professionals }) => [
      ['Nome', name],
      ['Feminino', feminine],
      ['Endereço', `/especialidades/${slug}`],
      ['Outros nomes', names.join(', ') || null],
      ['No dia a dia', everyday.join(', ') || null],
      ['Profissionais', professionals],
    ],
  })
}

/** Returns several if the word is ambiguous. */
function called(key: string) {
  const addressed = specialtyBySlug(key)
  return addressed ? [addressed] : specialtiesCalled(key, readLexicon)
}

export async function seedCatalogue({ dryRun = false, yes, json }: WriteOptions): Promise<void> {
  await confirm('Gravar os catálogos desta versão no banco?', { yes, dryRun })
  const seeded = await withAppOrNew(({ useCases }) =>
    useCases.seedCatalogue.execute({ by: operator(), dryRun }),
  )
  const counts = unwrap(seeded)
  process.exitCode = exitCodes.done
  if (json) return printJson({ ...counts, dryRun })
  if (dryRun) log('Simulação: nada foi gravado.')
  printFields([
    ['Especialidades', counts.specialties],
    ['Convênios', counts.insurers],
    ['Estados', counts.states],
    ['Municípios', counts.municipalities],
  ])
}
