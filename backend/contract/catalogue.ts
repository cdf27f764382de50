import * as z from 'zod/mini'
import { STATE_CODES } from '#domain/catalogue/states.ts'
import { parameter } from './fields.ts'

export const municipalitiesQuery = z.object({
  state: z.enum(STATE_CODES, 'Estado é obrigatório'),
  order: parameter(z.enum(['name', 'population'], 'Ordem desconhecida.')),
})

export const availableSpecialtiesQuery = z.object({
  order: parameter(z.enum(['name', 'searches'], 'Ordem desconhecida.')),
})

/** Names of cities. */
export const municipalities = z.array(z.string())

/** The postal service that the browser asks for addresses; the content security policy allows no other host. */
export const CEP_SERVICE = 'https://viacep.com.br'
