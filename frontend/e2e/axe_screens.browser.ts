import { MARINA } from './support/cast.ts'
import { expectAccessible } from './support/axe.ts'
import { test } from './support/test.ts'

/** Laid out differently on a desktop; the others are the same but wider. */
const SCREENS_OF_BOTH = [
  '/',
  '/especialidades/cardiologista',
  `/${MARINA.slug}?aba=servicos&avaliacoes=2`,
  '/termos',
]

const SCREENS_OF_A_PHONE = [
  '/?q=santa%20maria',
  '/?specialty=Quiropraxista&insurance=Geap',
  '/especialidades',
  '/especialidades/cardiologista/sao-paulo-sp',
  '/especialidades/quiropraxista?state=RR',
  '/especialidades/nada',
  '/especialidades/admin',
  '/especialidades/cardiologista/atlantida-sp',
  `/${MARINA.slug}?aba=convenios`,
  '/bento-sem-nada',
  '/texto-com-marcas',
  '/nao-existe',
  '/privacidade',
  '/nao/existe',
  '/blog',
  '/blog?page=99',
  '/tudo-sobre/enxaqueca',
  '/tudo-sobre/nunca-escrito',
]

const STORIES = [
  ...SCREENS_OF_BOTH.map((path) => ({ path, where: '' })),
  ...SCREENS_OF_A_PHONE.map((path) => ({ path, where: ' @phone' })),
]

for (const { path, where } of STORIES)
  test(`has nothing for axe to find on ${path}${where}`, async ({ page, open }) => {
    await open(path)
    for (const summary of await page.locator('summary').all()) await summary.click()

    await expectAccessible(page, path)
  })
