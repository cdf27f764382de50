import type { Page } from '@playwright/test'
import { ADMIN, FREE, logInAs } from './support/accounts.ts'
import { dashboardOf } from './support/dashboard.ts'
import { mailedLink } from './support/mails.ts'
import { givenOwnAccount } from './support/own_profile.ts'
import { expect, test } from './support/test.ts'

/** What the site mails about a lead that a patient sends. */
async function mailOfLead(page: Page, { id, email }: { id: string; email: string }, patientName: string) {
  const lead = { patientName, whatsapp: '11912345678', serviceOfInterest: 'Consulta Geral' }
  const answer = await page.request.post(`/api/professionals/${id}/leads`, {
    data: { ...lead, location: 'presencial' },
  })
  const sent: { id: string } = await answer.json()
  await expect.poll(() => mailedLink(email, '/dashboard')).toContain(sent.id)
  return { lead: sent.id, link: await mailedLink(email, '/dashboard') }
}

const leave = async (page: Page) => {
  await page.request.post('/api/logout')
  await page.context().clearCookies()
}

test("leads from a lead's mail to its WhatsApp in three taps, and says where it is not here @phone", async ({
  page,
  open,
}) => {
  const account = await givenOwnAccount(page)
  const { panel, lead } = dashboardOf(page)
  const missing = panel.getByText('Este pedido não está aqui')
  const first = await mailOfLead(page, account, 'Ana Reis')

  await test.step('logged out: the link, the login, WhatsApp', async () => {
    await leave(page)
    await open(first.link)
    await expect(page).toHaveURL('/login')
    await logInAs(page, account)
    await expect(page).toHaveURL(first.link)
    await expect(lead('Ana Reis').getByRole('button', { expanded: true })).toBeFocused()
    await expect(lead('Ana Reis').getByRole('link', { name: 'Entrar em Contato: Ana Reis' })).toHaveAttribute(
      'href',
      /wa\.me\/5511912345678/,
    )
  })
  await test.step('opened once more, and after the lead was erased', async () => {
    await open(first.link)
    await expect(lead('Ana Reis').getByRole('button', { expanded: true })).toBeVisible()
    await expect(missing).toBeHidden()
    expect((await page.request.delete(`/api/contacts/${first.lead}`)).status()).toBe(204)
    await open(first.link)
    await expect(missing).toContainText(`Agora está aberta a conta de ${account.email}.`)
  })
  const { link } = await mailOfLead(page, account, 'Bruna Dias')
  await test.step("in an administrator's and in another professional's browser", async () => {
    for (const other of [ADMIN, FREE]) {
      await leave(page)
      await open(link)
      await expect(page).toHaveURL('/login')
      await logInAs(page, other)
      await expect(missing).toContainText(other.email)
      await expect(panel).not.toContainText('Bruna Dias')
    }
    await panel.getByRole('button', { name: 'Entrar com outra conta' }).click()
    await expect(page).toHaveURL('/login')
    await logInAs(page, account)
    await expect(page).toHaveURL(link)
    await expect(lead('Bruna Dias')).toBeVisible()
  })
})

test.describe('notices in the browser', () => {
  test.use({ ownContext: true, serviceWorkers: 'allow' })

  test('shows a lead that is pushed, opens it in the open dashboard, and is switched on and off @phone', async ({
    page,
    open,
    context,
  }) => {
    const account = await givenOwnAccount(page)
    // A browser of the tests asks nobody for permission, shows no notices and reaches no push service.
    await page.addInitScript(() => {
      const endpoint = 'https://fcm.googleapis.com/fcm/send/of-the-story'
      const keys = { p256dh: `B${'k'.repeat(86)}`, auth: 's'.repeat(22) }
      const subscription = {
        endpoint,
        toJSON: () => ({ keys }),
        unsubscribe: () => Promise.resolve(localStorage.removeItem('subscribed')),
      }
      const subscribe = () => {
        localStorage.setItem('subscribed', '1')
        return Promise.resolve(subscription)
      }
      const getSubscription = () => Promise.resolve(localStorage.getItem('subscribed') ? subscription : null)
      Object.assign(PushManager.prototype, { subscribe, getSubscription })
      Object.defineProperty(Notification, 'permission', { value: 'granted' })
      Object.assign(Notification, { requestPermission: () => Promise.resolve('granted') })
    })
    await open('/dashboard?aba=configuracoes')
    const toggle = page.getByRole('switch', { name: 'Avisar de novos pedidos e mensagens' })

    await test.step('is switched on and off', async () => {
      await toggle.click()
      await expect(toggle).toHaveAccessibleDescription(/Ligado neste aparelho/)
      await page.reload()
      await expect(toggle).toBeChecked()
      await toggle.click()
      await expect(toggle).toHaveAccessibleDescription(/mesmo com o site fechado/)
    })
    await test.step('a notice is shown, and a tap opens the lead', async () => {
      const { lead } = await mailOfLead(page, account, 'Ana Reis')
      const [worker] = context.serviceWorkers()
      if (!worker) throw new Error('There is no service worker.')
      await worker.evaluate(keepNotices)
      await push(page, JSON.stringify({ id: lead, kind: 'lead' }))
      await expect.poll(() => worker.evaluate(titlesOfNotices)).toEqual(['Novo interesse no seu perfil'])
      await worker.evaluate(tapNotice)
      await expect(page).toHaveURL(`/dashboard?aba=leads&lead=${lead}`)
      await expect(dashboardOf(page).lead('Ana Reis')).toBeVisible()
    })
  })
})

/** The part of a service worker's scope that the story stands in for. */
interface Scope {
  registration: { showNotification(title: string, options: object): Promise<void> }
  notices?: { title: string; data: unknown }[]
}

function keepNotices(): void {
  const scope = globalThis as unknown as Scope
  scope.notices = []
  scope.registration.showNotification = async (title, options) =>
    void scope.notices?.push({ title, data: (options as { data: unknown }).data })
}

function titlesOfNotices(): string[] {
  return (globalThis as unknown as Scope).notices?.map(({ title }) => title) ?? []
}

function tapNotice(): void {
  const { notices } = globalThis as unknown as Scope
  const notification = { ...notices?.[0], close() {} }
  const waitUntil = (work: Promise<unknown>) => void work.catch(() => {})
  dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
}

/** Delivers a message to the page's service worker, as a push service would. */
async function push(page: Page, data: string): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const registrations: string[] = []
  browser.on('ServiceWorker.workerRegistrationUpdated', (event) =>
    registrations.push(...event.registrations.map(({ registrationId }) => registrationId)),
  )
  await browser.send('ServiceWorker.enable')
  await expect.poll(() => registrations.length).toBeGreaterThan(0)
  const origin = new URL(page.url()).origin
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: registrations.at(-1) ?? '',
    data,
  })
}
