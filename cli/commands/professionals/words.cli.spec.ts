import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { givenProfessional, givenReview } from '../../testing/given.ts'
import { openTestCli, type TestCli } from '../../testing/test_cli.ts'

test.group('saude | numbers and their nouns', (group) => {
  let app: TestCli
  group.setup(async () => {
    app = await openTestCli()
    return () => app.close()
  })

  test('agree as in Brazilian Portuguese', async ({ assert }) => {
    const { id: professionalId } = await givenProfessional(app.database, {
      slug: 'ana',
      profileViews: 1_204,
    })
    await givenReview(app.database, { professionalId, rating: 4, status: 'approved' })
    await givenReview(app.database, { professionalId, status: 'pending' })
    await app.saude('professionals verify ana')

    const [shown, listed, users, reviews, audit, jobs] = [
      await app.saude('professionals show ana'),
      await app.saude('professionals list'),
      await app.saude('users list'),
      await app.saude('reviews list --status pending'),
      await app.saude('audit list'),
      await app.saude('jobs work --once'),
    ]

    assert.match(shown.out, /Nota +4,0 em 1 avaliação, 1 pendente\n/)
    assert.match(shown.out, /Visitas +1\.204\n/)
    assert.match(listed.out, /4,0 \(1\)/)
    assert.equal(listed.err, '1 de 1 profissional\n')
    assert.equal(users.err, '1 de 1 conta\n')
    assert.equal(reviews.err, '1 de 1 avaliação\n')
    assert.equal(audit.err, '1 de 1 registro\n')
    assert.match(jobs.err, /^1 trabalho na fila$/m)
    const byNames = await app.saude([
      'professionals',
      'list',
      '--specialty',
      'CARDIOLOGIA',
      '--state',
      'sao paulo',
    ])
    assert.deepEqual([byNames.code, byNames.err], [0, '1 de 1 profissional\n'])
    assert.include(byNames.out, '/ana')
  })

  test('name what is missing and the nearest match', async ({ assert }) => {
    await givenProfessional(app.database, { slug: 'bia-ramos', name: 'Bia', lastname: 'Ramos' })
    await app.write('folder.txt', '')
    await mkdir(join(app.folder, 'pasta'))
    const mistakes = [
      ['professionals list --city Campinaz', 2, /'Campinaz' não é um município\. .*Campinas/],
      ['reviews list --professional bia-ramo', 2, /Não há conta 'bia-ramo'.* Você quis dizer bia-ramos\?/],
      ['leads export - --professional ninguem', 2, /Não há conta 'ninguem'/],
      ['audit list --subject ninguem', 2, /Não há conta 'ninguem'/],
      ['audit list --actor ninguem@exemplo.com.br', 2, /Não há conta/],
      ['reviews approve --file nada/x', 1, /nada\/x não existe/],
      ['reviews approve --file pasta', 1, /é uma pasta/],
      ['db restore nada.sql.gz --yes', 1, /nada\.sql\.gz não existe/],
      ['professionals import folder.txt/x', 1, /não existe/],
      ['blog import nada', 1, /nada não existe/],
      ['professionals verify ninguem', 1, /não há profissional/],
      ['users promote ninguem', 1, /não há conta/],
      ['audit undo 999999', 1, /não há registro/],
      ['blog publish nada', 1, /não há post/],
      ['reviews approve nada', 1, /não há avaliação/],
    ] as const
    for (const [words, code, message] of mistakes) {
      const run = await app.saude(words)
      assert.equal(run.code, code, `${words}: ${run.err}`)
      assert.match(run.err, message, words)
      assert.notMatch(run.err, /ENOENT|no such|not found|error|_/, words)
    }
  })
})
