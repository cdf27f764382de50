import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { AdminPost, PostForm } from '#contract/blog_admin.ts'
import { ADMIN } from './accounts.ts'

export const DESCRIPTION = 'Saiba reconhecer a gripe, como aliviar os sintomas e quando procurar um médico.'

/** The parts of the blog manager as a person names them. */
export function blogManagerOf(page: Page) {
  const main = page.getByRole('main')
  const editor = page.getByRole('dialog')
  return {
    main,
    search: main.getByRole('searchbox'),
    filter: (label: string) => main.getByLabel(label, { exact: true }),
    post: (title: string) => main.getByRole('row').or(main.getByRole('listitem')).filter({ hasText: title }),
    newPost: main.getByRole('button', { name: 'Novo Post' }),
    editor,
    field: (label: string) => editor.getByLabel(label, { exact: true }),
    button: (name: string) => editor.getByRole('button', { name, exact: true }),
    question: editor.getByRole('alertdialog'),
    confirmation: page.getByRole('alertdialog'),
  }
}

export async function logInAsEditor(page: Page): Promise<void> {
  await page.request.post('/api/login', { data: ADMIN })
}

/** A draft of the test's own, written by whoever this browser is. */
export async function givenPost(page: Page, fields: Partial<PostForm> = {}): Promise<AdminPost> {
  const name = randomUUID().slice(0, 8)
  const form = { slug: `post-${name}`, title: `Um post chamado ${name}`, metaDescription: DESCRIPTION }
  const answer = await page.request.post('/api/admin/blog', { data: { ...form, ...fields } })
  return (await answer.json()) as AdminPost
}
