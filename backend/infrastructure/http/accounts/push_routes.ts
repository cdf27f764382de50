import { ownPush, pushDeviceForm, pushEndpointForm } from '#contract/push.ts'
import { ok } from '#domain/shared/result.ts'
import type { HttpDependencies } from '../dependencies.ts'
import type { RouteTable } from '../route_table.ts'

const OWN = { access: 'session', secret: true } as const

/** Routes for the browsers in which an account's owner wants notices. */
export function pushRoutes(routes: RouteTable, { useCases: { ownPushDevices }, sessions }: HttpDependencies) {
  routes.add(
    {
      ...OWN,
      ...{ method: 'GET', path: '/api/account/push' },
      summary: 'Com que chave um navegador pede avisos, e em quantos navegadores a conta os recebe',
      answer: ownPush,
    },
    async ({ viewer }) => ok(await ownPushDevices.show(viewer.id)),
  )
  routes.add(
    {
      ...OWN,
      ...{ method: 'POST', path: '/api/account/push' },
      summary: 'Pede avisos neste navegador, até o fim desta sessão',
      body: pushDeviceForm,
      refuses: ['push_off', 'push_service_unknown'],
    },
    ({ viewer, body, context }) => ownPushDevices.add(viewer.id, body, sessions.tokenOf(context)),
  )
  routes.add(
    {
      ...OWN,
      ...{ method: 'POST', path: '/api/account/push/replacement' },
      summary: 'Troca o endereço do navegador desta sessão por um que ele renovou sozinho',
      body: pushDeviceForm,
      refuses: ['push_device_not_found', 'push_service_unknown'],
    },
    ({ viewer, body, context }) => ownPushDevices.replace(viewer.id, body, sessions.tokenOf(context)),
  )
  routes.add(
    {
      ...OWN,
      ...{ method: 'POST', path: '/api/account/push/renewal' },
      summary: 'Liga os avisos deste navegador à sessão aberta, se são da conta; senão, desliga-os',
      body: pushEndpointForm,
      refuses: ['push_device_not_found'],
    },
    ({ viewer, body, context }) => ownPushDevices.renew(viewer.id, body.endpoint, sessions.tokenOf(context)),
  )
  routes.add(
    {
      ...OWN,
      ...{ method: 'POST', path: '/api/account/push/removal' },
      summary: 'Desliga os avisos num navegador da conta',
      body: pushEndpointForm,
    },
    async ({ viewer, body }) => ok(await ownPushDevices.remove(viewer.id, body.endpoint)),
  )
  return routes
}
