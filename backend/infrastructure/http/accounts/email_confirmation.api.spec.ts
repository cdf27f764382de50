import { test } from '@japa/runner'
import { givenAccount, logIn } from '#infrastructure/server/testing/accounts.ts'
import { mailsTo, tokenIn } from '#infrastructure/server/testing/mails.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

const form = {
  name: 'Beatriz',
  lastname: 'Nogueira',
  email: 'beatriz@exemplo.com.br',
  password: 'girassol-azul-42',
  specialty: 'Dentista',
  crm: 'CRO/SP 4711471',
  city: 'Campinas',
  state: 'SP',
  whatsapp: '(19) 98765-4321',
  cpfCnpj: '529.982.247-25',
}

test.group('Confirming the e-mail of a registration', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp({ EMAIL_CONFIRMATION: '1' })
    return () => site.close()
  })

  /** Statuses and counts of everything the public reads of one. */
  async function seen(id: string) {
    const slug = 'beatriz-nogueira'
    const review = { patientName: 'Bia', rating: 5 }
    const lead = {
      patientName: 'Bia',
      whatsapp: '11987654321',
      serviceOfInterest: 'Consulta Geral',
      location: 'ambos',
    }
    const found = await (await site.call('/api/professionals/search?q=Beatriz%20Nogueira')).json()
    const suggested = await (await site.call('/api/search/suggestions?q=beatriz%20nog')).json()
    const sitemap = await (await site.call('/sitemap.xml')).text()
    return {
      page: (await site.call(`/${slug}`)).status,
      profile: (await site.call(`/api/professionals/slug/${slug}`)).status,
      byId: (await site.call(`/api/professionals/${id}`)).status,
      services: (await site.call(`/api/professionals/${id}/services`)).status,
      reviews: (await site.call(`/api/professionals/${id}/reviews`)).status,
      view: (await site.post(`/api/professionals/${id}/view`, '')).status,
      review: (await site.post(`/api/professionals/${id}/reviews`, review)).status,
      lead: (await site.post(`/api/professionals/${id}/leads`, lead)).status,
      found: found.length,
      suggested: suggested.professionals.length,
      listed: sitemap.includes(slug),
    }
  }

  test('hides the profile until the link is opened', async ({ assert }) => {
    const registered = await (await site.post('/api/professionals', form)).json()
    const mails = await mailsTo(site.app, form.email)

    assert.isTrue(registered.mustConfirm)
    assert.lengthOf(mails, 1)
    assert.deepEqual(await seen(registered.id), {
      ...{
        page: 404,
        profile: 404,
        byId: 404,
        services: 404,
        reviews: 404,
        view: 404,
        review: 404,
        lead: 404,
      },
      ...{ found: 0, suggested: 0, listed: false },
    })
    const cookie = await logIn(site, form.email)
    const own = await (await site.call('/api/user', { headers: { cookie } })).json()
    assert.isFalse(own.emailConfirmed)

    const confirmed = await site.post('/api/email/confirm', { token: tokenIn(mails[0]) })

    assert.deepEqual([confirmed.status, await confirmed.json()], [200, { email: form.email }])
    assert.deepEqual(await seen(registered.id), {
      ...{
        page: 200,
        profile: 200,
        byId: 200,
        services: 200,
        reviews: 200,
        view: 204,
        review: 201,
        lead: 201,
      },
      ...{ found: 1, suggested: 1, listed: true },
    })
    const again = await site.post('/api/email/confirm', { token: tokenIn(mails[0]) })
    assert.deepEqual([again.status, (await again.json()).code], [400, 'confirmation_invalid'])
    assert.include((await mailsTo(site.app, form.email))[0] ?? '', 'Boas-vindas')
  })

  test('answers the same with and without a pending confirmation', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    const answers = await Promise.all(
      [state.email, 'ninguem@exemplo.com.br'].map(async (email) => {
        const answer = await site.post('/api/email/resend', { email })
        return [answer.status, await answer.text()]
      }),
    )

    assert.equal(answers[0]?.[0], 202)
    assert.deepEqual(answers[0], answers[1])
    assert.isEmpty(await mailsTo(site.app, state.email))
  })

  test('accepts a password link as proof, and shows the profile once published', async ({ assert }) => {
    const { id, state } = await givenAccount(site.app)
    await site.app.database.rows('update professionals set unconfirmed_since = now() where id = ?', [id])
    await site.post('/api/password-reset/request', { email: state.email })
    const [mail] = await mailsTo(site.app, state.email)
    const reset = { token: tokenIn(mail), newPassword: 'quatro cavalos mansos' }

    assert.equal((await site.post('/api/password-reset/confirm', reset)).status, 200)
    const statusOf = async () => (await site.call(`/api/professionals/slug/${state.slug}`)).status
    assert.equal(await statusOf(), 404)
    const cookie = await logIn(site, state.email, reset.newPassword)
    const own = await (await site.call('/api/user', { headers: { cookie } })).json()
    assert.deepInclude(own, { emailConfirmed: true, unpublished: true })
    const published = await site.call('/api/account/publish', { method: 'POST', headers: { cookie } })
    assert.equal(published.status, 204)
    assert.equal(await statusOf(), 200)
  })
})
