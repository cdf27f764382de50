import type { Page } from '@playwright/test'

/** The parts of a specialty's list as a person names them. */
export function listOf(page: Page) {
  const main = page.getByRole('main')
  const filters = page.getByRole('search', { name: 'Filtrar profissionais' })
  return {
    main,
    state: filters.getByRole('combobox', { name: 'Estado' }),
    city: filters.getByRole('combobox', { name: 'Cidade' }),
    insurer: filters.getByRole('combobox', { name: 'Convênio' }),
    online: filters.getByRole('checkbox', { name: 'Teleconsulta' }),
    order: main.getByRole('combobox', { name: 'Ordenar por' }),
    count: main.getByRole('heading', { level: 2, name: /encontrado/ }),
    cards: main.getByRole('article'),
  }
}
