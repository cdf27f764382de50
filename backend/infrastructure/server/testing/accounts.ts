import { randomUUID } from 'node:crypto'
import type { Professional } from '#domain/professionals/professional.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { App } from '#infrastructure/composition/open_app.ts'
import { ScryptPasswordHasher } from '#infrastructure/security/scrypt_password_hasher.ts'
import { givenProfessional } from './given.ts'
import type { TestApp } from './test_app.ts'

export const PASSWORD = 'girassol-azul-42'

const quick = new ScryptPasswordHasher({ ln: 4, r: 8, p: 1 })

/** Creates a professional who can log in by e-mail and `PASSWORD`, hashed cheaply. */
export async function givenAccount(
  app: App,
  overrides: Partial<ProfessionalState> = {},
  password: string = PASSWORD,
): Promise<Professional> {
  const unique = randomUUID()
  const own = {
    email: `${unique}@exemplo.com.br`,
    slug: `ana-${unique}`,
    crm: `T ${unique.slice(0, 13).toUpperCase()}`,
  }
  const professional = await givenProfessional(app, { ...own, ...overrides })
  await app.database.rows('update professionals set password_hash = ? where id = ?', [
    await quick.hash(password),
    professional.id,
  ])
  return professional
}

/** Logs in over HTTP and returns the `cookie` header for further requests. */
export async function logIn(site: TestApp, email: string, password: string = PASSWORD): Promise<string> {
  const answer = await site.post('/api/login', { email, password })
  if (answer.status !== 200) throw new Error(`The login answered ${answer.status}: ${await answer.text()}`)
  return cookieOf(answer)
}

/** Returns `sid=…` from a response that set one cookie. */
export function cookieOf(answer: Response): string {
  const [cookie = '', ...others] = answer.headers.getSetCookie()
  if (others.length > 0) throw new Error('More than one cookie was set.')
  return cookie.split(';')[0] ?? ''
}
