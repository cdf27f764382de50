import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { CEP_SERVICE } from '#contract/catalogue.ts'
import { cookieSeconds } from '#domain/accounts/session.ts'
import { PRIVACY } from './privacy_text.ts'

const DAY_SECONDS = 24 * 60 * 60

const textOf = (section: string) =>
  PRIVACY.filter(({ id }) => id === section)
    .flatMap(({ blocks }) => blocks.flat())
    .join('\n')

/** Where the browser's storages are used, and what the policy calls what is kept there. */
const KEPT_IN_BROWSER: Readonly<Record<string, string>> = {
  'frontend/app/document.tsx': 'o ponto da página',
  'frontend/features/admin_blog/editor/post_editor.tsx': 'artigo',
  'frontend/features/dashboard/settings_panel.tsx': 'configurações',
  'frontend/features/dashboard/dashboard_screen.tsx': 'configurações',
  'frontend/features/dashboard/leads/reached.ts': 'chamou por último',
  'frontend/features/edit_profile/editor_context.tsx': 'no perfil',
  'frontend/lib/unsent_store.ts': 'o que você escreve em um formulário',
  'frontend/features/home/recent_searches.ts': 'buscas',
  'frontend/loading/lost_code.ts': 'precisou ser carregada de novo',
  'frontend/loading/offline/service_worker.ts': 'últimas páginas públicas',
  'frontend/loading/offline/seen_pages.ts': 'últimas páginas públicas',
  'frontend/lib/device_lists.ts': 'favoritos e os últimos perfis',
  'frontend/lib/sent_leads.ts': 'pedidos de contato que você enviou',
  'frontend/app/header.tsx': 'pedidos de contato que você enviou',
  'frontend/lib/last_city.ts': 'última cidade',
  'frontend/lib/session_end.ts': 'qual conta está aberta',
  'frontend/lib/theme_choice.ts': 'aparência',
}

test.group('The privacy policy', () => {
  for (const [what, period] of [
    ['registros de interesse e mensagens', '12 meses'],
    ['avaliações recusadas', '90 dias'],
    ['cadastros sem e-mail confirmado', '7 dias'],
    ['pedidos de nova senha', '30 dias'],
    ['registros de acesso', '6 meses'],
    ['sinais de ataque', '180 dias'],
    ['endereços antigos de perfis', '90 dias'],
    ['pedidos para assumir ou remover um perfil', '90 dias'],
    ['rede de onde uma conta já entrou', '90 dias'],
  ])
    test(`states how long is stored: ${what}`, ({ assert }) => {
      const lines = textOf('prazos').split('\n')

      assert.match(lines.find((line) => line.includes(`${what}`)) ?? '', new RegExp(`\\b${period}\\b`))
    })

  test('names everything stored in the browser', ({ assert }) => {
    const keepers = globSync('frontend/**/*.{ts,tsx}')
      .filter((file) => !/\.spec\.|\/e2e\/|\/testing\//.test(file))
      .filter((file) => file !== 'frontend/lib/device_storage.ts')
      .filter((file) =>
        /device_storage|localStorage|sessionStorage|\bcaches\.|<ScrollRestoration/.test(
          readFileSync(file, 'utf8'),
        ),
      )

    assert.sameMembers(keepers, Object.keys(KEPT_IN_BROWSER))
    for (const words of Object.values(KEPT_IN_BROWSER)) assert.include(textOf('cookies'), words)
  })

  test("states the cookie's lifetime", ({ assert }) => {
    assert.include(textOf('cookies'), `${(cookieSeconds('user', true) ?? 0) / DAY_SECONDS} dias`)
  })

  test('names third parties the browser contacts', ({ assert }) => {
    assert.include(textOf('compartilhamento'), new URL(CEP_SERVICE).host)
  })
})
