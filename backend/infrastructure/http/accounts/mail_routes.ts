import type { HttpContext } from '@adonisjs/core/http'
import { chooseMailForm, mailChoices, mailLink } from '#contract/own_account.ts'
import { SECRET_SCREENS } from '#contract/private_screens.ts'
import { ok } from '#domain/shared/result.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { sendText } from '../respond.ts'
import type { RouteTable } from '../route_table.ts'

const BY_LINK = { limit: 'publicRead', query: mailLink, secret: true } as const

/** Routes for the mails that come by the calendar: by the link in one, as RFC 8058 has it, or by one's account. */
export function mailRoutes(routes: RouteTable, { useCases: { chooseMails } }: HttpDependencies) {
  routes.addController(
    {
      ...{
        method: 'GET',
        path: '/api/mails/decline',
        summary: 'Leva à página em que se deixa de receber o e-mail',
      },
      ...{ limit: 'publicRead', secret: true, answer: ['text/html'] },
    },
    showDeclining,
  )
  routes.add(
    {
      ...BY_LINK,
      ...{ method: 'POST', path: '/api/mails/decline', unread: true },
      summary: 'Deixa de mandar os e-mails do link',
      refuses: ['decline_invalid'],
    },
    ({ query: { token } }) => chooseMails.chooseByLink(token, false),
  )
  routes.add(
    {
      ...BY_LINK,
      ...{ method: 'POST', path: '/api/mails/resume', unread: true },
      summary: 'Volta a mandar os e-mails do link',
      refuses: ['decline_invalid'],
    },
    ({ query: { token } }) => chooseMails.chooseByLink(token, true),
  )
  routes.add(
    {
      ...{ method: 'GET', path: '/api/account/mails', access: 'session' },
      summary: 'Quais e-mails periódicos a própria conta recebe',
      answer: mailChoices,
    },
    async ({ viewer }) => ok(await chooseMails.show(viewer)),
  )
  routes.add(
    {
      ...{ method: 'PUT', path: '/api/account/mails', access: 'session' },
      summary: 'Recebe ou recusa um e-mail periódico',
      body: chooseMailForm,
      answer: mailChoices,
    },
    async ({ viewer, body: { mail, isWanted } }) => {
      await chooseMails.choose(viewer, mail, isWanted)
      return ok(await chooseMails.show(viewer))
    },
  )
  return routes
}

/** For mail programs that open the address instead of posting to it: nothing changes before the page's button. */
function showDeclining(context: HttpContext): void {
  const token = encodeURIComponent(String(context.request.qs().token ?? ''))
  const page = `${SECRET_SCREENS.mails}?token=${token}`
  const text = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Parar de receber</title>
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${page}"><a href="${page}">Parar de receber</a></html>`
  sendText(context, 200, { type: 'text/html', text })
}
