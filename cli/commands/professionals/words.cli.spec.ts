import { test } from '@japa/runner'
import { givenProfessional, givenReview } from '../../testing/given.ts'
import { openSaudeHouse, type SaudeHouse } from '../../testing/saude_house.ts'

test.group('saude | numbers and their nouns', (group) => {
  let house: SaudeHouse
  group.each.timeout(60_000)
  group.setup(async () => {
    house = await openSaudeHouse()
    return () => house.close()
  })

  test('are told as one says them in Brazil', async ({ assert }) => {
    const { id: professionalId } = await givenProfessional(house.database, {
      slug: 'ana',
      profileViews: 1_204,
    })
    await givenReview(house.database, { professionalId, rating: 4, status: 'approved' })
    await givenReview(house.database, { professionalId, status: 'pending' })
    await house.saude('professionals verify ana')
    await house.database.rows(`select graphile_worker.add_job('later', run_at => now() + interval '1 hour')`)

    const [shown, listed, users, reviews, audit, jobs] = await Promise.all(
      [
        'professionals show ana',
        'professionals list',
        'users list',
        'reviews list --status pending',
        'audit list',
        'jobs work --once',
      ].map((words) => house.saude(words)),
    )

    assert.match(shown?.out ?? '', /Nota +4,0 em 1 avaliação, 1 pendente\n/)
    assert.match(shown?.out ?? '', /Visitas +1\.204\n/)
    assert.match(listed?.out ?? '', /4,0 \(1\)/)
    assert.equal(listed?.err, '1 de 1 profissional\n')
    assert.equal(users?.err, '1 de 1 conta\n')
    assert.equal(reviews?.err, '1 de 1 avaliação\n')
    assert.equal(audit?.err, '1 de 1 registro\n')
    assert.match(jobs?.err ?? '', /^1 trabalho na fila$/m)
  })
})
