import { test } from '@japa/runner'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { InMemoryProfessionalDirectory } from '#application/testing/in_memory_professional_directory.ts'
import { InMemoryProfessionalRepository } from '#application/testing/in_memory_professional_repository.ts'
import { InMemoryViewLedger } from '#application/testing/in_memory_view_ledger.ts'
import { IsbotCrawlerDetector } from '#infrastructure/security/public_lists.ts'
import { RecordProfileView, type RecordProfileViewInput } from './profile_figures.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

function counting() {
  const professionals = InMemoryProfessionalRepository.holding(
    aProfessional(),
    aProfessional({ id: aUuid(2), blocked: true }),
  )
  const views = new InMemoryViewLedger(professionals, new FixedClock())
  const directory = new InMemoryProfessionalDirectory(professionals)
  const record = new RecordProfileView({ directory, views, crawlers: new IsbotCrawlerDetector() })
  const view = (userAgent: string | null = FIREFOX, input: Partial<RecordProfileViewInput> = {}) =>
    record.execute({ professionalId: aUuid(1), visitor: { address: '203.0.113.7', userAgent }, ...input })
  return { view, counted: async () => (await views.profileViews(aUuid(1), 1)).byDay }
}

test.group('RecordProfileView', () => {
  test('counts 500 views of one person in a day as one', async ({ assert }) => {
    const { view, counted } = counting()

    for (let look = 0; look < 500; look++) assert.equal(await view(), 'counted')

    assert.deepEqual(await counted(), [1])
  })

  test('distinguishes people behind one address by browser', async ({ assert }) => {
    const { view, counted } = counting()

    await view()
    await view(FIREFOX.replace('X11; Linux x86_64', 'Android 16; Mobile'))

    assert.deepEqual(await counted(), [2])
  })

  test('does not count the owner, nor administrators', async ({ assert }) => {
    const { view, counted } = counting()

    assert.equal(await view(FIREFOX, { viewer: { id: aUuid(1), role: 'user' } }), 'ignored')
    assert.equal(await view(FIREFOX, { viewer: { id: aUuid(9), role: 'admin' } }), 'ignored')
    assert.equal(await view(FIREFOX, { viewer: { id: aUuid(2), role: 'user' } }), 'counted')
    assert.deepEqual(await counted(), [1])
  })

  test('does not count crawlers, link previews and nameless programs', async ({ assert }) => {
    const { view, counted } = counting()

    for (const program of [...PROGRAMS, null])
      assert.equal(await view(program), 'ignored', program ?? 'nameless')

    assert.deepEqual(await counted(), [0])
  })

  test('finds no page of a hidden professional', async ({ assert }) => {
    const { view } = counting()

    assert.equal(await view(FIREFOX, { professionalId: aUuid(2) }), 'not_found')
    assert.equal(await view('Googlebot/2.1', { professionalId: aUuid(3) }), 'not_found')
  })
})

const PROGRAMS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; Applebot/0.1; +http://www.apple.com/go/applebot)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)',
  'Mozilla/5.0 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)',
  'Mozilla/5.0 (compatible; MJ12bot/v1.4.8; http://mj12bot.com/)',
  'Mozilla/5.0 (compatible; DotBot/1.2; +https://opensiteexplorer.org/dotbot)',
  'Mozilla/5.0 (compatible; SeznamBot/4.0; +http://napoveda.seznam.cz/seznambot-intro/)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'Mozilla/5.0 (compatible; archive.org_bot +http://www.archive.org/details/archive.org_bot)',
  'Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
  'SkypeUriPreview Preview/0.5',
  'Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
  'CCBot/2.0 (https://commoncrawl.org/faq/)',
  'WhatsApp/2.23.20.0',
  'TelegramBot (like TwitterBot)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Pinterestbot/1.0',
  'curl/8.9.1',
  'Wget/1.24',
  'python-requests/2.32.3',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0.0.0 Safari/537.36',
]
