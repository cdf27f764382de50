import type { Page } from '@playwright/test'

/** The parts of a specialty's list as a person names them. */
export function listOf(page: Page) {
  const main = page.getByRole('main')
  const filters = page.getByRole('search', { name: 'Filtrar por lugar' })
  return {
    main,
    state: filters.getByRole('combobox', { name: 'Estado' }),
    city: filters.getByRole('combobox', { name: 'Cidade' }),
    count: main.getByRole('heading', { level: 2, name: /encontrado/ }),
    cards: main.getByRole('article'),
  }
}
