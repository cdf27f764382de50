import { test } from '@japa/runner'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'
import { givenProfessional, givenReview } from '#infrastructure/server/testing/given.ts'

const MARK = 'marcador-9f3b'

/** Private in every public answer. */
const PRIVATE = {
  email: `${MARK}@exemplo.com.br`,
  cpfCnpj: '52998224725',
  cep: '42998877',
  redirectUrl: `https://${MARK}.exemplo.com.br/`,
}

test.group('15: private fields', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp()
    return () => site.close()
  })

  test('appear in no public answer, page, file or refusal', async ({ assert }) => {
    const { id, state } = await givenProfessional(site.app, { ...PRIVATE, subscriptionLevel: 'free' })
    await givenReview(site.app, { professionalId: id, patientName: `${MARK} pendente`, status: 'pending' })
    await site.app.database.rows('update professionals set password_hash = ? where id = ?', [
      `${MARK}-hash`,
      id,
    ])
    const lead = {
      patientName: `${MARK} paciente`,
      whatsapp: '11987654321',
      serviceOfInterest: MARK,
      location: MARK,
    }
    const answers = [
      await site.post(`/api/professionals/${id}/leads`, lead),
      await site.post(`/api/professionals/${id}/leads`, { ...lead, whatsapp: MARK }),
      await site.post('/api/contacts', {
        ...lead,
        professionalId: id,
        patientEmail: `${MARK}@x.com`,
        subject: MARK,
        message: MARK,
      }),
      ...(await Promise.all(publicAddresses(id, state.slug).map((path) => site.call(path)))),
    ]

    for (const answer of answers) {
      const text = `${JSON.stringify([...answer.headers])} ${await answer.text()}`
      for (const secret of [MARK, PRIVATE.cpfCnpj, PRIVATE.cep]) assert.notInclude(text, secret, answer.url)
    }
  })
})

function publicAddresses(id: string, slug: string): string[] {
  const api = `/api/professionals/${id}`
  return [
    ...[
      '',
      '/services',
      '/insurances',
      '/locations',
      '/faqs',
      '/reviews',
      '/contacts',
      '/reviews/pending',
    ].map((part) => api + part),
    ...[
      '/api/professionals',
      '/api/professionals/search?q=ana lima',
      `/api/professionals/slug/${slug}`,
      `/api/images/${id}`,
    ],
    ...['/api/professionals/facets', '/api/search/suggestions?q=ana', '/api/search/interpretation?q=ana'],
    ...[
      '/',
      `/${slug}`,
      '/especialidades',
      '/especialidades/cardiologista',
      '/especialidades/cardiologista/campinas-sp',
    ],
    ...['/sitemap.xml', '/robots.txt', '/api/openapi.json', '/nada', '/health/ready'],
  ]
}
