import type { HttpContext } from '@adonisjs/core/http'
import type { RouteTable } from '../route_table.ts'
import { registerLeadBody, sendContactBody } from '#contract/leads.ts'
import type { RegisterLead } from '#application/leads/register_lead.ts'
import type { SendContact } from '#application/leads/send_contact.ts'
import { clientAddress } from '../client_address.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { guardWrite } from '../middleware/guard_write.ts'
import { rateLimit } from '../middleware/rate_limit.ts'
import { parseBody, pathId } from '../parse.ts'
import type { RateLimiter } from '../rate_limiter.ts'
import { Refused } from '../refusals.ts'
import { granted, sendJson } from '../respond.ts'
import { demandSameProfessional, senderOf } from '../sender.ts'

export function leadRoutes(routes: RouteTable, app: HttpDependencies): void {
  const { useCases, limiter } = app
  const guards = guardWrite(app, { limits: [rateLimit(limiter, 'lead')] })
  routes.post('/api/professionals/:id/leads', registerLead(useCases.registerLead, limiter)).use(guards)
  routes.post('/api/contacts', sendContact(useCases.sendContact, limiter)).use(guards)
}

const registerLead = (register: RegisterLead, limiter: RateLimiter) =>
  async function registerLeadController(context: HttpContext): Promise<void> {
    const professionalId = pathId(context)
    const { professionalId: named, complemento, elapsedMs, ...lead } = parseBody(context, registerLeadBody)
    demandSameProfessional(professionalId, named)
    const sender = senderOf(context, { complemento, elapsedMs })
    const admit = () => limiter.spend('leadPerProfessional', `${clientAddress(context)}:${professionalId}`)
    sendJson(context, 201, granted(await register.execute({ ...lead, professionalId, sender, admit })))
  }

const sendContact = (send: SendContact, limiter: RateLimiter) =>
  async function sendContactController(context: HttpContext): Promise<void> {
    const { complemento, elapsedMs, ...contact } = parseBody(context, sendContactBody)
    const sender = senderOf(context, { complemento, elapsedMs })
    const admit = () =>
      limiter.spend('leadPerProfessional', `${clientAddress(context)}:${contact.professionalId}`)
    const result = await send.execute({ ...contact, sender, admit })
    if (!result.ok && result.failure === 'professional_not_found') throw unknownProfessional()
    sendJson(context, 201, granted(result))
  }

const unknownProfessional = () =>
  new Refused('invalid_input', {
    errors: [{ field: 'professionalId', rule: 'exists', message: 'Profissional não encontrado.' }],
  })
