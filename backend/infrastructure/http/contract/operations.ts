import * as z from 'zod/mini'
import { ACCOUNT_OPERATIONS } from './account_operations.ts'
import type { Operation } from './operation.ts'
import { adminRow, anyoneListQuery } from './admin.ts'
import { ADMIN_OPERATIONS } from './admin_operations.ts'
import { OWNER_OPERATIONS } from './owner_operations.ts'
import { post, postsPage, postsQuery, relatedToPost } from './blog.ts'
import { municipalities, municipalitiesQuery } from './catalogue.ts'
import { registerLeadBody, registeredLead, sendContactBody, sentContact } from './leads.ts'
import {
  faq,
  insurance,
  location,
  professionalCard,
  professionalFilters,
  openedProfile,
  photoQuery,
  professionalQuery,
  service,
} from './professionals.ts'
import { reviewsPage, reviewsQuery, submitReviewBody, submittedReview } from './reviews.ts'
import { facets, interpretation, interpretationQuery, suggestions, suggestionsQuery } from './search.ts'

const read = (
  path: string,
  summary: string,
  body: z.ZodMiniType,
  refusals: readonly number[],
  query?: z.ZodMiniType,
) =>
  ({
    method: 'get',
    path,
    summary,
    success: { status: 200, body },
    refusals,
    ...(query && { query }),
  }) as const

/** A read that answers one page of a list. */
const paged = (...call: Parameters<typeof read>) => ({ ...read(...call), paged: true }) as const

const write = (
  path: string,
  summary: string,
  body: z.ZodMiniType,
  created: z.ZodMiniType,
  refusals: readonly number[],
) => ({ method: 'post', path, summary, body, success: { status: 201, body: created }, refusals }) as const

const UNREADABLE = [400, 403, 413, 415, 422]

/** Every call of the API, in one list: the documentation and the generated tests are made from it. */
export const OPERATIONS: readonly Operation[] = [
  ...ACCOUNT_OPERATIONS,
  paged(
    '/api/professionals',
    'Lista profissionais por filtros; administradores recebem todos, com os campos do painel',
    z.union([z.array(professionalCard), z.array(adminRow)]),
    [422],
    anyoneListQuery,
  ),
  paged(
    '/api/professionals/search',
    'Busca profissionais',
    z.array(professionalCard),
    [422],
    professionalQuery,
  ),
  read('/api/professionals/facets', 'Conta profissionais por filtro', facets, [422], professionalFilters),
  read(
    '/api/professionals/slug/{slug}',
    'Perfil pelo endereço; o de alguém bloqueado, só para administradores',
    openedProfile,
    [404],
  ),
  read('/api/professionals/{id}/services', 'Serviços do profissional', z.array(service), [404]),
  read('/api/professionals/{id}/insurances', 'Convênios do profissional', z.array(insurance), [404]),
  read('/api/professionals/{id}/locations', 'Locais de atendimento', z.array(location), [404]),
  read('/api/professionals/{id}/faqs', 'Perguntas frequentes do profissional', z.array(faq), [404]),
  read('/api/professionals/{id}/reviews', 'Avaliações aprovadas', reviewsPage, [404, 422], reviewsQuery),
  write('/api/professionals/{id}/reviews', 'Envia uma avaliação', submitReviewBody, submittedReview, [
    404,
    ...UNREADABLE,
  ]),
  write('/api/professionals/{id}/leads', 'Registra interesse', registerLeadBody, registeredLead, [
    404,
    409,
    409,
    ...UNREADABLE,
  ]),
  write('/api/contacts', 'Envia uma mensagem', sendContactBody, sentContact, [409, ...UNREADABLE]),
  {
    method: 'post',
    path: '/api/professionals/{id}/view',
    summary: 'Registra uma visita ao perfil',
    success: { status: 204 },
    refusals: [400, 403, 404, 413, 415],
  },
  {
    method: 'get',
    path: '/api/images/{id}',
    summary: 'Foto do profissional',
    query: photoQuery,
    success: { status: 200, types: ['image/webp', 'image/avif'] },
    refusals: [404, 422],
  },
  read('/api/blog', 'Posts publicados', postsPage, [422], postsQuery),
  read('/api/blog/{slug}', 'Um post', post, [404]),
  read('/api/blog/{slug}/related', 'Por onde seguir depois de um post', relatedToPost, [404]),
  read('/api/municipalities', 'Cidades de um estado', municipalities, [422], municipalitiesQuery),
  read('/api/specialties/available', 'Especialidades com profissionais', z.array(z.string()), []),
  read('/api/search/suggestions', 'Sugestões enquanto se digita', suggestions, [422], suggestionsQuery),
  read(
    '/api/search/interpretation',
    'O que se entendeu da busca',
    interpretation,
    [422],
    interpretationQuery,
  ),
  ...OWNER_OPERATIONS,
  ...ADMIN_OPERATIONS,
]
