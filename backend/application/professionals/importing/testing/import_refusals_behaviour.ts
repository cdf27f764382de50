import { test } from '@japa/runner'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { aRow, importGroup, type WorkshopSource, rows } from './import_workshop.ts'

const HOMONYMS = 50

/** The rows that an import refuses, and the slugs it assigns. */
export function importRefusalsBehaviour(name: string, source: WorkshopSource): void {
  importGroup(`${name} | refusing`, source, (bench) => {
    test('writes bad rows with every reason to a file and stores the good ones', async ({ assert }) => {
      const { report, rejected } = await bench().import([
        aRow(),
        aRow({ email: 'x', crm: '12', whatsapp: '+1 555' }),
        'not json',
        aRow({ email: 'rui@exemplo.com.br', crm: 'CRM-SP 2222' }),
      ])

      assert.deepInclude(report, { read: 4, created: 2, failed: 2, failedFile: 'pessoas.csv.failed' })
      assert.deepEqual(
        rejected.map(({ line }) => line),
        [2, 3],
      )
      for (const field of ['email:', 'crm:', 'whatsapp:']) assert.include(rejected[0]?.reason, field)
    })

    test('gives a registration and a document to one professional only', async ({ assert }) => {
      await bench().import([aRow({ crm: 'CRM/SP 12.345', cpfCnpj: '529.982.247-25' })])

      const { rejected } = await bench().import([
        aRow({ email: 'a@exemplo.com.br', crm: 'crm-sp 12345' }),
        aRow({ email: 'b@exemplo.com.br', crm: '12345' }),
        aRow({ email: 'c@exemplo.com.br', crm: 'CRM-RJ 1', cpfCnpj: '52998224725' }),
        aRow({ email: 'd@exemplo.com.br', crm: '1.2345' }),
      ])

      assert.deepEqual(rejected, [
        { line: 1, reason: 'crm: este registro já pertence a outro profissional' },
        { line: 3, reason: 'cpfCnpj: este documento já pertence a outro profissional' },
        { line: 4, reason: 'crm: este registro já pertence a outro profissional' },
      ])
    })

    test('uses the later of two rows with the same e-mail', async ({ assert }) => {
      const repeated: number[][] = []
      const { report } = await bench().import([aRow({ bio: 'Primeira.' }), aRow({ bio: 'Segunda.' })], {
        onRepeated: (...lines) => repeated.push(lines),
      })

      assert.deepEqual(repeated, [[1, 2]])

      assert.deepInclude(report, { read: 2, created: 1, repeated: 1, failed: 0 })
      assert.equal((await bench().stored())?.bio, 'Segunda.')
    })

    test('requires name, specialty and registration in a new row', async ({ assert }) => {
      const { rejected } = await bench().import([{ email: 'ana@exemplo.com.br' }])

      const missing = ['name', 'lastname', 'specialty', 'crm'].map((field) => `${field}: é obrigatório`)
      assert.deepEqual(rejected, [{ line: 1, reason: missing.join('; ') }])
    })

    test('accepts redirection only for premium professionals', async ({ assert }) => {
      const redirectUrl = 'https://exemplo.com.br/obrigado'
      const free = await bench().import([aRow({ redirectUrl })])
      assert.match(free.rejected[0]?.reason ?? '', /^redirectUrl: só profissionais premium/)

      const premium = await bench().import([aRow({ redirectUrl, subscriptionLevel: 'premium' })])
      assert.equal(premium.report.created, 1)
    })

    test('reports bad rows in line order', async ({ assert }) => {
      await bench().import([aRow()])
      const told: number[] = []

      const { rejected } = await bench().import(
        [aRow({ email: 'x' }), aRow({ email: 'b@exemplo.com.br' }), aRow({ email: 'y' }), 'not json'],
        { onRefused: (line) => told.push(line) },
      )

      assert.deepEqual(told, [1, 2, 3, 4])
      assert.deepEqual(
        rejected.map(({ line }) => line),
        told,
      )
    })

    test('buffers no more bad rows than it writes at once', async ({ assert }) => {
      const told: number[] = []
      const bad = Array.from({ length: 1_500 }, () => aRow({ email: 'x' }))

      await bench().import(bad, { onProgress: ({ failed }) => told.push(failed) })

      assert.deepEqual(told, [1_000, 1_500])
    })

    test('quotes unknown values and suggests the closest', async ({ assert }) => {
      const { rejected } = await bench().import([
        aRow({ specialty: 'Cardiologia e Dermatologia' }),
        aRow({ specialty: 'Astrólogo' }),
        aRow({ subscriptionLevel: 'ouro', state: 'XX' }),
      ])

      assert.equal(
        rejected[0]?.reason,
        "specialty: 'Cardiologia e Dermatologia' não está na lista de especialidades; você quis dizer Cardiologista ou Dermatologista?",
      )
      assert.match(rejected[1]?.reason ?? '', /'Astrólogo' .* \(veja: saude specialties list\)/)
      assert.match(rejected[2]?.reason ?? '', /'XX' não é um estado.*'ouro' use free \(gratuito\) ou premium/)
    })

    test("accepts Portuguese headings in any case, and the site's plans", async ({ assert }) => {
      const { email, name: first, lastname, specialty, crm, city, state } = aRow()

      const { report } = await bench().import([
        {
          ...{ 'E-mail': email, NOME: first, Sobrenome: lastname, ESPECIALIDADE: specialty, Registro: crm },
          ...{ Município: city, UF: state, Plano: 'Premium', Convênios: 'Amil', cor: 'azul' },
        },
      ])

      assert.deepInclude(report, { created: 1, failed: 0, unknownColumns: ['cor'] })
      const stored = await bench().stored()
      assert.deepInclude(stored, { name: 'Ana', city: 'Campinas', state: 'SP', subscriptionLevel: 'premium' })
      await bench().import([aRow({ subscriptionLevel: 'Gratuito' })])
      assert.equal((await bench().stored())?.subscriptionLevel, 'free')
    })

    test('gives fifty homonyms fifty slugs', async ({ assert }) => {
      const { report } = await bench().import(rows(HOMONYMS, () => ({ name: 'João', lastname: 'da Silva' })))

      assert.equal(report.created, HOMONYMS)
      const slugs = new Set<string | undefined>()
      for (let number = 0; number < HOMONYMS; number++)
        slugs.add((await bench().stored(`p${number}@exemplo.com.br`))?.slug)
      assert.equal(slugs.size, HOMONYMS)
      assert.isTrue(slugs.has('joao-da-silva') && slugs.has('joao-da-silva-2'))
    })

    test('gives simultaneous homonyms only free slugs', async ({ assert }) => {
      await bench().workshop.professionals.save(aProfessional({ id: aUuid(7), slug: 'ana-lima-2' }))

      const { report } = await bench().import([
        aRow(),
        aRow({ email: 'b@exemplo.com.br', crm: 'CRM-SP 2222' }),
      ])

      assert.deepInclude(report, { created: 2, failed: 0 })
      assert.equal((await bench().stored('b@exemplo.com.br'))?.slug, 'ana-lima-3')
    })

    test('gives a name without Latin letters a slug', async ({ assert }) => {
      await bench().import([aRow({ name: 'Анна', lastname: 'Лима' })])

      assert.match((await bench().stored())?.slug ?? '', /^profissional-[a-z0-9]+$/)
    })

    test('grants a requested slug if free and not reserved', async ({ assert }) => {
      await bench().workshop.professionals.save(aProfessional({ id: aUuid(7), slug: 'ocupado' }))

      const { rejected } = await bench().import([
        aRow({ email: 'a@exemplo.com.br', crm: 'CRM-SP 1001', slug: 'ocupado' }),
        aRow({ email: 'b@exemplo.com.br', crm: 'CRM-SP 1002', slug: 'cardiologista' }),
        aRow({ email: 'c@exemplo.com.br', crm: 'CRM-SP 1003', slug: 'minha-clinica' }),
        aRow({ email: 'd@exemplo.com.br', crm: 'CRM-SP 1004', slug: 'minha-clinica' }),
      ])

      assert.deepEqual(
        rejected.map(({ line, reason }) => [line, reason]),
        [
          [1, 'slug: este endereço já está em uso'],
          [2, 'slug: este endereço é reservado'],
          [4, 'slug: este endereço já está em uso'],
        ],
      )
      assert.equal((await bench().stored('c@exemplo.com.br'))?.slug, 'minha-clinica')
    })

    test('reserves a former slug for its owner', async ({ assert }) => {
      await bench().import([aRow()])
      await bench().import([aRow({ slug: 'ana-lima-cardio' })])

      const other = await bench().import([
        aRow({ email: 'b@exemplo.com.br', crm: 'CRM-SP 2', slug: 'ana-lima' }),
      ])
      const back = await bench().import([aRow({ slug: 'ana-lima' })])

      assert.equal(other.report.failed, 1)
      assert.equal(back.report.updated, 1)
    })

    test('refuses a file without known columns', async ({ assert }) => {
      const { report, rejected } = await bench().import([aRow({ cor: 'azul' })])
      assert.deepEqual([report.unknownColumns, rejected], [['cor'], []])

      await assert.rejects(() => bench().import([{ cor: 'azul' }]), /Nenhuma coluna conhecida: há 'cor'/)
    })
  })
}
