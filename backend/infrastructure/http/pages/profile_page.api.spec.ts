import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { CARD_FIELDS, PROFILE_FIELDS } from '#domain/professionals/professional_views.ts'
import { anId } from '#domain/professionals/testing/a_professional.ts'
import { givenProfessional } from '#infrastructure/server/testing/given.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

type Field = (typeof CARD_FIELDS)[number] | (typeof PROFILE_FIELDS)[number]

/** What the page says of each published field; null if it only steers what else is shown or is the address. */
const SAID: { readonly [Each in Field]: string | null } = {
  id: 'data-professional="',
  slug: null,
  title: 'Dra. Beatriz',
  name: 'Beatriz',
  lastname: 'Lima Prado',
  specialty: 'Cardiologista',
  displayGender: null,
  city: 'Santos',
  state: 'Santos, SP',
  rating: '4,6',
  reviewCount: '37 avaliações',
  isVerified: 'Verificado',
  subscriptionLevel: null,
  teleconsulta: 'Teleconsulta',
  presencial: 'Presencial',
  acceptsNewPatientsOn: 'Aceita novos pacientes',
  answerMinutes: 'Costuma responder em 25 minutos',
  experience: 'Doze anos de consultório.',
  crm: 'CRM-SP 123456',
  rqe: '98765',
  availability: 'quarta',
  languages: 'Libras',
  accessibility: 'Elevador',
  insurersConfirmedOn: 'onfirmado',
  source: 'Lista do conselho',
  sourceDate: 'outubro de 2026',
  whatsapp: '5513999990000',
  phone: '(13) 3222-1111',
  instagram: 'https://www.instagram.com/beatriz.teste',
  linkedin: 'https://www.linkedin.com/in/beatriz-teste',
  youtube: 'https://www.youtube.com/@beatrizteste',
  facebook: 'https://www.facebook.com/beatriz.teste',
  twitter: 'https://x.com/beatrizteste',
  website: 'https://beatriz.example.com.br',
}

const ONLY_WHILE_UNCLAIMED: ReadonlySet<Field> = new Set<Field>(['source', 'sourceDate'])
const FIELDS: readonly Field[] = [...CARD_FIELDS, ...PROFILE_FIELDS]

test.group('A profile page', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp()
    return () => site.close()
  })
  const pageOf = async (slug: string) => {
    const html = await (await site.call(`/${slug}`)).text()
    return html.slice(html.indexOf('<main')).replace(/<script\b.*?<\/script>|<!--.*?-->/gs, '')
  }
  const missingOn = (page: string, fields: readonly Field[]) =>
    fields.filter((field) => !page.includes(SAID[field] ?? ''))

  test('shows every published field, or one chose that it does not', async ({ assert }) => {
    const today = new Date().toISOString().slice(0, 10)
    const id = anId(randomUUID())
    const amil = { id: randomUUID(), professionalId: id, insuranceName: 'Amil', isActive: true } as const
    const { state } = await givenProfessional(site.app, {
      id,
      ...{ slug: 'convite-lima', title: 'Dra', name: 'Beatriz', lastname: 'Lima Prado' },
      ...{ crm: 'CRM-SP 123456', rqe: ['98765'], city: 'Santos', state: 'SP', isVerified: true },
      ...{ rating: 4.6, reviewCount: 37, teleconsulta: true, presencial: true, answerMinutes: 25 },
      ...{ acceptsNewPatientsOn: today, insurersConfirmedOn: today, experience: 'Doze anos de consultório.' },
      ...{ availability: ['quarta'], languages: ['libras'], accessibility: ['elevador'] },
      ...{ whatsapp: '5513999990000', phone: '1332221111' },
      insurances: [{ ...amil, createdAt: new Date() }],
      links: {
        instagram: SAID.instagram,
        linkedin: SAID.linkedin,
        youtube: SAID.youtube,
        facebook: SAID.facebook,
        twitter: SAID.twitter,
        website: SAID.website,
      },
    })

    const page = await pageOf(state.slug)

    assert.deepEqual(
      missingOn(
        page,
        FIELDS.filter((field) => !ONLY_WHILE_UNCLAIMED.has(field)),
      ),
      [],
    )
  })

  test('says where an unclaimed profile comes from', async ({ assert }) => {
    const { state } = await givenProfessional(site.app, {
      ...{ email: '', source: 'Lista do conselho', sourceDate: '2026-10-31' },
    })

    assert.deepEqual(missingOn(await pageOf(state.slug), [...ONLY_WHILE_UNCLAIMED]), [])
  })
})
