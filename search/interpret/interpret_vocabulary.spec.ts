import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import { test } from '@japa/runner'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { STATES } from '#domain/catalogue/states.ts'
import { InterpretQuery } from './interpret_query.ts'
import { phraseKey } from './words.ts'

const LEAST_TERMS = 1_500
const LEAST_OF_A_SPECIALTY = 20

const lexicon = readLexicon()
const interpretQuery = new InterpretQuery({
  municipalities: new InMemoryMunicipalityCatalogue(),
  readLexicon,
})

test.group('The vocabulary', () => {
  test('has enough terms for every specialty', ({ assert }) => {
    const terms = Map.groupBy(lexicon.vocabulary, ({ specialties }) => specialties[0])
    const few = SPECIALTIES.filter(({ name }) => (terms.get(name)?.length ?? 0) < LEAST_OF_A_SPECIALTY)

    assert.isAtLeast(lexicon.vocabulary.length, LEAST_TERMS)
    assert.isEmpty(few.map(({ name }) => name))
  })

  test('has no term twice, whatever its case and accents', ({ assert }) => {
    const written = Map.groupBy(lexicon.vocabulary, ({ term }) => phraseKey(term, lexicon))

    assert.isEmpty([...written].filter(([, terms]) => terms.length > 1).map(([key]) => key))
  })

  test('has no term that is the code of a state', ({ assert }) => {
    const codes = new Set(STATES.map(({ code }) => phraseKey(code, lexicon)))

    assert.isEmpty(
      lexicon.vocabulary.filter(({ term }) => codes.has(phraseKey(term, lexicon))).map(({ term }) => term),
    )
  })

  test('has no term that is another name or everyday word of a specialty', ({ assert }) => {
    const aliases = [...lexicon.specialties.values()].flatMap(({ names, everyday }) => names.concat(everyday))
    const known = new Set(aliases.map((alias) => phraseKey(alias, lexicon)))

    assert.isEmpty(
      lexicon.vocabulary.filter(({ term }) => known.has(phraseKey(term, lexicon))).map(({ term }) => term),
    )
  })

  test('leads each term to its own specialties, whatever looks like it', async ({ assert }) => {
    const wrong: string[] = []
    for (const { term, specialties } of lexicon.vocabulary) {
      const read = await interpretQuery.execute({ q: term })
      const isRight = read.specialties.join() === specialties.join()
      if (!isRight || read.city || read.insurance || read.text !== '')
        wrong.push(`${term}: ${read.specialties.join(', ')} ${read.city ?? ''} ${read.text}`)
    }

    assert.isEmpty(wrong)
  })

  test('says which titles the catalogue lacks, and to whom they lead', async ({ assert }) => {
    const { nearest, specialties } = await interpretQuery.execute({ q: 'Mastologista em Campinas' })

    assert.equal(nearest, 'Mastologista')
    assert.deepEqual(specialties, ['Ginecologista', 'Oncologista'])
  })

  test('makes no complaint of a name that only sounds like one', async ({ assert }) => {
    for (const q of ['zorobabel ventura santos', 'zorobabel ventura'])
      assert.isEmpty((await interpretQuery.execute({ q })).about, q)
  })
})

test("finds women for 'médica', even inside the phrase of a specialty", async ({ assert }) => {
  const read = async (q: string) => {
    const { specialty, gender } = await interpretQuery.execute({ q })
    return [specialty, gender]
  }

  assert.deepEqual(await read('médica cardiologista'), ['Cardiologista', 'feminino'])
  assert.deepEqual(await read('médica de mulher'), ['Ginecologista', 'feminino'])
  assert.deepEqual(await read('médica mulher'), [null, 'feminino'])
  assert.deepEqual(await read('médico de mulher'), ['Ginecologista', null])
})

test('reads frequent everyday words neither as complaints nor as typos of one', async ({ assert }) => {
  for (const q of ['escrito', 'mundo', 'estreia', 'como este site funciona', 'um médico bom no mundo todo'])
    assert.deepInclude(await interpretQuery.execute({ q }), { specialty: null }, q)
  assert.deepInclude(await interpretQuery.execute({ q: 'acordo com falta de ar' }), {
    specialty: 'Pneumologista',
  })
})

test('understands a complaint whatever the order and form of its words', async ({ assert }) => {
  const first = async (q: string) => (await interpretQuery.execute({ q })).specialty

  assert.equal(await first('meu olho tá coçando'), 'Oftalmologista')
  assert.equal(await first('perdi o olfato depois da covid'), 'Otorrinolaringologista')
  assert.equal(await first('minha cara dói, acho que é sinusite'), 'Otorrinolaringologista')
  assert.equal(await first('o ortopedista me mandou pro reumatologista'), 'Reumatologista')
  assert.equal(await first('não é psicólogo, é psiquiatra'), 'Psiquiatra')
  assert.equal(await first('coledocolitíase'), 'Gastroenterologista')
  assert.equal(await first('losartana'), 'Cardiologista')
})

test('reads two words of a longer complaint as it if they occur in one specialty only', async ({
  assert,
}) => {
  const first = async (q: string) => (await interpretQuery.execute({ q })).specialty

  assert.equal(await first('câncer de cabeça e pescoço'), 'Oncologista')
  assert.equal(await first('cabeça pescoço'), 'Oncologista')
  assert.equal(await first('respiro boca'), 'Otorrinolaringologista')
  assert.equal(await first('filtro cava'), 'Angiologista')
})

test('reads a finding in an organ by the organ', async ({ assert }) => {
  for (const [q, specialty] of [
    ['hemangioma no fígado', 'Gastroenterologista'],
    ['bolinha dura no meu saco', 'Urologista'],
    ['espessamento endometrial', 'Ginecologista'],
    ['hérnia L5-S1', 'Ortopedista'],
    ['opacidade no pulmão', 'Pneumologista'],
    ['hérnia na virilha', 'Gastroenterologista'],
    ['nódulo BI-RADS 4', 'Ginecologista'],
    ['nódulo TI-RADS 4', 'Endocrinologista'],
    ['PI-RADS 4', 'Urologista'],
    ['birads 3', 'Ginecologista'],
    ['tirads 4', 'Endocrinologista'],
    ['pirads 5', 'Urologista'],
    ['nódulo lung-rads 3', 'Pneumologista'],
  ] as const)
    assert.equal((await interpretQuery.execute({ q })).specialty, specialty, q)
})

test('reads the complaint rather than its cause, in whatever order', async ({ assert }) => {
  const first = async (q: string) => (await interpretQuery.execute({ q })).specialty

  assert.equal(await first('por causa de pedra na vesícula estou com prolapso uterino'), 'Ginecologista')
  assert.equal(await first('prolapso uterino por causa de pedra na vesícula'), 'Ginecologista')
  assert.equal(await first('por causa de violência doméstica quebrei o dedo'), 'Ortopedista')
})

test('reads a stated age as a child or an old person', async ({ assert }) => {
  const specialties = async (q: string) => (await interpretQuery.execute({ q })).specialties

  assert.include(await specialties('minha sobrinha de 6 anos está com febre'), 'Pediatra')
  assert.include(await specialties('tenho 82 anos e tontura'), 'Geriatra')
  assert.notInclude(await specialties('dor no joelho há 6 anos'), 'Pediatra')
})

test('recognizes an emergency by what happens now, not by a single word', async ({ assert }) => {
  const notices = async (q: string) => (await interpretQuery.execute({ q })).notices

  assert.include(await notices('meu filho engasgou'), 'emergency')
  assert.include(await notices('minha filha bebeu água sanitária'), 'emergency')
  assert.include(await notices('bebê de 1 mês com febre'), 'emergency')
  assert.include(await notices('febre em recém-nascido'), 'emergency')
  assert.include(await notices('alergia a camarão, inchou a boca'), 'emergency')
  assert.include(await notices('minha língua inchou, acho que é alergia'), 'emergency')
  assert.notInclude(await notices('bebê de 8 meses com febre'), 'emergency')
  assert.notInclude(await notices('bebê com febre há 2 dias'), 'emergency')
  assert.notInclude(await notices('alergia, pé inchado'), 'emergency')
  assert.notInclude(await notices('gengiva sangrando muito'), 'emergency')
  assert.includeMembers([...(await notices('tomei 20 comprimidos'))], ['emergency', 'suicide'])
  assert.notInclude(await notices('dor no braço esquerdo'), 'emergency')
  assert.notInclude(await notices('grávida com enjoo'), 'emergency')
  assert.notInclude(await notices('picada de abelha, veneno'), 'emergency')
  assert.notInclude(await notices('minha perna está roxa'), 'emergency')
})
