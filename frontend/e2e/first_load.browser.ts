import { MARINA } from './support/cast.ts'
import { expect, test } from './support/test.ts'

test.use({ ownContext: true })

declare global {
  interface Window {
    askedOfIntl: string[]
  }
}

/** Notes each use of what loads the data of a language, which takes a slow phone a tenth of a second. */
function watchIntl(): void {
  window.askedOfIntl = []
  const note = (name: string) => window.askedOfIntl.push(`${name} ${new Error(name).stack}`)
  const watch = (owner: object, name: string) => {
    const own: unknown = Reflect.get(owner, name)
    if (typeof own !== 'function') return
    Reflect.set(
      owner,
      name,
      new Proxy(own, {
        apply: (target, self, given) => {
          note(name)
          return Reflect.apply(target, self, given) as unknown
        },
        construct: (target, given) => {
          note(name)
          return Reflect.construct(target, given) as object
        },
      }),
    )
  }
  for (const name of Object.getOwnPropertyNames(Intl)) watch(Intl, name)
  for (const { prototype } of [String, Number, Date, Array]) {
    const methods = Object.getOwnPropertyNames(prototype)
    for (const name of methods) if (/^(?:toLocale|localeCompare$)/.test(name)) watch(prototype, name)
  }
}

const PAGES = [
  '/',
  '/?q=cardiologista%20campinas',
  '/especialidades',
  '/especialidades/cardiologista',
  '/especialidades/cardiologista/campinas-sp',
  `/${MARINA.slug}`,
  '/blog',
  '/tudo-sobre/enxaqueca',
  '/login',
]

test('asks Intl for nothing before a page responds @desktop', async ({ page, open }) => {
  await page.addInitScript(watchIntl)
  for (const path of PAGES) {
    await test.step(path, async () => {
      await open(path)
      expect(await page.evaluate(() => window.askedOfIntl)).toEqual([])
    })
  }
})
