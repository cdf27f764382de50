import { MARINA } from './support/cast.ts'
import { expectAccessible } from './support/axe.ts'
import { goOnTo } from './support/navigation.ts'
import { test } from './support/test.ts'

const SEARCHES = ['/', '/?q=santa%20maria', '/?specialty=Quiropraxista&insurance=Geap']
const SPECIALTIES = [
  '/especialidades',
  '/especialidades/cardiologista',
  '/especialidades/cardiologista/sao-paulo-sp',
  '/especialidades/quiropraxista?state=RR',
]
const PROFILES = [
  `/${MARINA.slug}?avaliacoes=2`,
  '/bento-sem-nada',
  '/texto-com-marcas',
  `/${MARINA.slug}?lang=en`,
]
const TEXTS = [
  '/termos',
  '/privacidade',
  '/acessibilidade',
  '/comparar',
  '/blog',
  '/blog?page=99',
  '/tudo-sobre/enxaqueca',
]
const MISSING = [
  '/especialidades/nada',
  '/especialidades/admin',
  '/especialidades/cardiologista/atlantida-sp',
  '/tudo-sobre/nunca-escrito',
  '/nao-existe',
  '/nao/existe',
]
/** Laid out differently on a desktop; the others are the same but wider. */
const WIDER = ['/', '/especialidades/cardiologista', `/${MARINA.slug}?avaliacoes=2`, '/termos']

const STORIES = {
  'on the home page and in its searches @phone': SEARCHES,
  'in the lists of specialties @phone': SPECIALTIES,
  'in the profiles @phone': PROFILES,
  'in the legal texts and the blog @phone': TEXTS,
  'where nothing is found @phone': MISSING,
  'where a desktop is laid out differently @desktop': WIDER,
}

for (const [where, screens] of Object.entries(STORIES))
  test(`has no accessibility violations ${where}`, async ({ page, open }) => {
    for (const [index, path] of screens.entries())
      await test.step(path, async () => {
        await (index === 0 ? open(path) : goOnTo(page, path))
        for (const summary of await page.locator('summary:visible').all()) await summary.click()
        await expectAccessible(page, path, { forcedColors: true })
      })
  })
