import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { HttpError } from '#frontend/lib/http_error.ts'
import { call } from '#frontend/lib/http.ts'
import { deviceOf } from '#frontend/loading/offline/push_notices.ts'

/** `absent`: the site sends none; `unable`: the browser takes none; `home_screen`: only where the site is installed. */
export type PushState = 'absent' | 'unable' | 'home_screen' | 'denied' | 'off' | 'on'

interface Push {
  state: PushState
  publicKey: string
}

const hasPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** An iPad calls itself a Mac, but is touched. */
function isAppleHandheld(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

const isInstalled = () => matchMedia('(display-mode: standalone)').matches

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Ties this browser's notices to the present session; ends them here if they were somebody else's. Returns whether they are on. */
export async function renewPush(): Promise<boolean> {
  if (!hasPush() || Notification.permission !== 'granted') return false
  const subscription = await ownSubscription()
  if (!subscription) return false
  const { endpoint } = subscription
  try {
    await call('POST /api/account/push/renewal', { body: { endpoint } })
    return true
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 404) throw error
    await subscription.unsubscribe()
    return false
  }
}

async function readPush(): Promise<Push> {
  const { publicKey } = await call('GET /api/account/push')
  if (publicKey === null) return { state: 'absent', publicKey: '' }
  if (!hasPush()) return { state: isAppleHandheld() && !isInstalled() ? 'home_screen' : 'unable', publicKey }
  if (Notification.permission === 'denied') return { state: 'denied', publicKey }
  return { state: (await renewPush()) ? 'on' : 'off', publicKey }
}

/** Whether this browser gets notices of new leads. Asked again when the window is shown: a permission may have changed. */
export const pushQuery = queryOptions({
  queryKey: ['/api/account/push'],
  queryFn: readPush,
  refetchOnWindowFocus: 'always',
})

/** Asks the browser, then the site. Does nothing if the person does not allow it. */
async function subscribe(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  // One made with earlier keys of the site would be in the way.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  try {
    await call('POST /api/account/push', { body: deviceOf(subscription) })
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
}

async function unsubscribe(): Promise<void> {
  const subscription = await ownSubscription()
  if (!subscription) return
  const { endpoint } = subscription
  await call('POST /api/account/push/removal', { body: { endpoint } })
  await subscription.unsubscribe()
}

/** Switches this browser's notices on or off. */
export function useSwitchPush(publicKey: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (isOn: boolean) => (isOn ? subscribe(publicKey) : unsubscribe()),
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushQuery.queryKey }),
  })
}
