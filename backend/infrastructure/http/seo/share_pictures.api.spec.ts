import { test } from '@japa/runner'
import sharp from 'sharp'
import { givenProfessional } from '#infrastructure/server/testing/given.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

test.group('Pictures of shared links', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp()
    return () => site.close()
  })
  const pictureAt = async (path: string) => {
    const answer = await fetch(site.url + path, { redirect: 'manual' })
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  test('show listed professionals and specialties, in the size messengers require', async ({ assert }) => {
    await givenProfessional(site.app, {
      slug: 'ana-no-cartao',
      name: 'Ana <b>',
      lastname: '日本 '.repeat(10),
    })
    for (const path of ['/cartoes/perfil/ana-no-cartao.png', '/cartoes/especialidade/psicologo.png']) {
      const { answer, bytes } = await pictureAt(path)
      assert.equal(answer.headers.get('content-type'), 'image/png')
      const { width, height, format } = await sharp(bytes).metadata()
      assert.deepEqual([width, height, format], [1200, 630, 'png'])
      assert.isBelow(bytes.length, 300_000)
      const { channels } = await sharp(bytes).stats()
      assert.isAbove(channels[0]?.stdev ?? 0, 5)
      const etag = answer.headers.get('etag') ?? ''
      const again = await fetch(site.url + path, {
        headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
      })
      assert.equal(again.status, 304)
    }
  })

  test("are the site's own for hidden professionals", async ({ assert }) => {
    await givenProfessional(site.app, {
      ...{ slug: 'bia-bloqueada', email: 'bia@exemplo.com.br', crm: 'CRP 06/54321', blocked: true },
    })
    for (const path of ['/cartoes/perfil/bia-bloqueada.png', '/cartoes/post/nada.png']) {
      const { answer } = await pictureAt(path)
      assert.deepEqual([answer.status, answer.headers.get('location')], [302, '/share.png'])
    }
    assert.equal((await pictureAt('/cartoes/outra/ana.png')).answer.status, 404)
  })
})
