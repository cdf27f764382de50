import * as z from 'zod/mini'
import { currentUser } from './accounts.ts'
import type { Operation } from './operation.ts'
import { professionalProfile } from './professionals.ts'
import { changeProfileBody, slugAvailability, slugQuery } from './profile.ts'

const PRIVATE = [401, 403, 404]
const UNREADABLE = [400, 413, 415, 422]

/** What professionals do with their own profile. */
export const OWNER_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/professionals/{id}',
    summary: 'Perfil pelo identificador; o dono e administradores recebem também os campos privados',
    success: { status: 200, body: z.union([professionalProfile, currentUser]) },
    refusals: [404],
  },
  {
    method: 'put',
    path: '/api/professionals/{id}',
    summary: 'Altera o próprio perfil ou as configurações',
    body: changeProfileBody,
    success: { status: 200, body: currentUser },
    refusals: [...PRIVATE, ...UNREADABLE, 409],
  },
  {
    method: 'get',
    path: '/api/professionals/{id}/slug-availability',
    summary: 'Diz se um endereço está livre para o próprio perfil',
    query: slugQuery,
    success: { status: 200, body: slugAvailability },
    refusals: [...PRIVATE, 422],
  },
]
