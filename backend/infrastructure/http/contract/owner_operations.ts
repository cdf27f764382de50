import * as z from 'zod/mini'
import { currentUser } from './accounts.ts'
import { dashboard } from './dashboard.ts'
import { ownListQuery } from './fields.ts'
import { ownContact, updateLeadStatusBody } from './leads.ts'
import type { Operation } from './operation.ts'
import { faq, insurance, location, professionalProfile, service } from './professionals.ts'
import { changeProfileBody, slugAvailability, slugQuery, uploadedImage } from './profile.ts'
import {
  changeFaqBody,
  changeLocationBody,
  changeServiceBody,
  faqForm,
  insuranceForm,
  locationForm,
  reorderedFaqs,
  reorderFaqsBody,
  serviceForm,
} from './profile_parts.ts'

import { moderateReviewBody, ownReview } from './reviews.ts'

const PRIVATE = [401, 403, 404]
const session = true
const UNREADABLE = [400, 413, 415, 422]

const OF_PROFILE = '/api/professionals/{id}'

const add = (path: string, summary: string, body: z.ZodMiniType, added: z.ZodMiniType) =>
  ({
    method: 'post',
    path: `${OF_PROFILE}/${path}`,
    summary,
    body,
    session,
    success: { status: 201, body: added },
    refusals: [...PRIVATE, ...UNREADABLE, 409],
  }) as const

const change = (path: string, summary: string, body: z.ZodMiniType, changed: z.ZodMiniType) =>
  ({
    method: 'put',
    path,
    summary,
    body,
    session,
    success: { status: 200, body: changed },
    refusals: [...PRIVATE, ...UNREADABLE],
  }) as const

const remove = (path: string, summary: string) =>
  ({
    method: 'delete',
    path,
    summary,
    session,
    success: { status: 204 },
    refusals: [...PRIVATE, 415],
  }) as const

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
    session,
    body: changeProfileBody,
    success: { status: 200, body: currentUser },
    refusals: [...PRIVATE, ...UNREADABLE, 409],
  },
  {
    method: 'get',
    path: '/api/professionals/{id}/slug-availability',
    summary: 'Diz se um endereço está livre para o próprio perfil',
    session,
    query: slugQuery,
    success: { status: 200, body: slugAvailability },
    refusals: [...PRIVATE, 422],
  },
  add('locations', 'Adiciona um local de atendimento', locationForm, location),
  change(`${OF_PROFILE}/locations/{locationId}`, 'Altera um local', changeLocationBody, location),
  remove(`${OF_PROFILE}/locations/{locationId}`, 'Remove um local'),
  add('services', 'Adiciona um serviço', serviceForm, service),
  change('/api/services/{id}', 'Altera um serviço', changeServiceBody, service),
  remove('/api/services/{id}', 'Remove um serviço'),
  add('insurances', 'Adiciona um convênio', insuranceForm, insurance),
  remove('/api/insurances/{id}', 'Remove um convênio'),
  add('faqs', 'Adiciona uma pergunta', faqForm, faq),
  change(`${OF_PROFILE}/faqs/{faqId}`, 'Altera uma pergunta', changeFaqBody, faq),
  remove(`${OF_PROFILE}/faqs/{faqId}`, 'Remove uma pergunta'),
  {
    ...add('faqs/reorder', 'Muda a ordem das perguntas', reorderFaqsBody, reorderedFaqs),
    success: { status: 200, body: reorderedFaqs },
  },
  {
    method: 'get',
    path: `${OF_PROFILE}/contacts`,
    summary: 'Leads e mensagens recebidos, só para o dono',
    session,
    paged: true,
    query: ownListQuery,
    success: { status: 200, body: z.array(ownContact) },
    refusals: [...PRIVATE, 422],
  },
  {
    ...change('/api/contacts/{id}/status', 'Muda a situação de um lead', updateLeadStatusBody, ownContact),
    method: 'patch',
    refusals: [...PRIVATE, ...UNREADABLE, 409],
  },
  remove('/api/contacts/{id}', 'Exclui um lead ou mensagem'),
  {
    method: 'get',
    path: `${OF_PROFILE}/reviews/pending`,
    summary: 'Avaliações pendentes e aprovadas, só para o dono',
    session,
    paged: true,
    query: ownListQuery,
    success: { status: 200, body: z.array(ownReview) },
    refusals: [...PRIVATE, 422],
  },
  {
    ...change('/api/reviews/{id}/status', 'Aprova ou rejeita uma avaliação', moderateReviewBody, ownReview),
    method: 'patch',
    refusals: [...PRIVATE, ...UNREADABLE, 409],
  },
  {
    method: 'post',
    path: '/api/upload/profile-image',
    summary: 'Envia uma foto (multipart, campo image); ela aparece quando o perfil é salvo com ela',
    session,
    upload: 'image',
    success: { status: 200, body: uploadedImage },
    refusals: [400, 401, 403, 413, 415, 422],
  },
  {
    method: 'get',
    path: `${OF_PROFILE}/dashboard`,
    summary: 'Números do painel, só para o dono',
    session,
    success: { status: 200, body: dashboard },
    refusals: PRIVATE,
  },
]
