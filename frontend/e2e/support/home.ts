import type { APIRequestContext, Locator, Page } from '@playwright/test'

/** The parts of the home screen as a person names them. */
export function homeOf(page: Page) {
  const search = page.getByRole('search')
  const results = page.locator('#profissionais')
  return {
    search,
    free: search.getByRole('combobox', { name: 'O que você procura?' }),
    /** Opens specialty and place, which a phone has folded away. */
    fields: search.getByText('Buscar por especialidade e lugar'),
    specialty: search.getByRole('combobox', { name: 'Especialidade' }),
    place: search.getByRole('combobox', { name: 'Onde?' }),
    submit: search.getByRole('button', { name: 'Buscar' }),
    results,
    list: results.getByRole('list').filter({ has: page.getByRole('article') }),
    cards: results.getByRole('article'),
    title: results.locator('#profissionais-titulo'),
    /** On a wide screen most of them stand in the fields instead. */
    chips: results.getByRole('list', { name: 'Filtros aplicados', includeHidden: true }).locator('li'),
    more: results.getByRole('button', { name: 'Carregar Mais Profissionais' }),
    clear: results.getByRole('button', { name: 'Limpar Filtros' }),
  }
}

/** Hands over the filters, which a phone keeps in a panel, and closes that again. */
export async function withFilters(page: Page, change: (filters: Locator) => Promise<void>): Promise<void> {
  const { results } = homeOf(page)
  const wide = results.getByRole('form', { name: 'Filtros' })
  if (await wide.isVisible()) return change(wide)
  await results.getByRole('button', { name: /^Filtros/ }).click()
  const panel = page.getByRole('dialog', { name: 'Filtros' })
  await change(panel)
  await panel.getByRole('button', { name: /^Ver / }).click()
}

/** How many professionals the API finds; only premium ones where nothing is sought. */
export async function totalOf(request: APIRequestContext, filters: Record<string, string>): Promise<number> {
  const isSearch = Object.keys(filters).length > 0
  const params = { ...filters, ...(!isSearch && { premium: 'true' }), limit: '1' }
  const answer = await request.get('/api/professionals/search', { params })
  return Number(answer.headers()['x-total-count'])
}

/** 'Mostrando 6 de 88 profissionais' of those who are featured, '3 cardiologistas em Campinas, SP' of a search. */
export function countText(total: number): RegExp {
  return new RegExp(`^(Mostrando \\d+ de )?${total} (?!em destaque)\\p{L}`, 'u')
}
