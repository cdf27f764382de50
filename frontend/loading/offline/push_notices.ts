import { isUuid } from '#domain/shared/uuid.ts'

/** Shown by the service worker; the payload brings an id and a kind, the words stand here. */
interface Notice {
  title: string
  options: NotificationOptions & { data: { path: string } }
}

const BODY = 'Toque para abrir e responder.'

function wordsOf({ kind, id }: { kind?: unknown; id?: unknown }): { title: string; path: string } {
  if (kind === 'contact') return { title: 'Nova mensagem no seu perfil', path: '/dashboard?aba=mensagens' }
  const lead = typeof id === 'string' && isUuid(id) ? `&lead=${id}` : ''
  return { title: 'Novo interesse no seu perfil', path: `/dashboard?aba=leads${lead}` }
}

/** Returns the notice of a payload; the general one for a payload that is none, since a browser demands that one is shown. */
export function noticeOf(payload: unknown): Notice {
  const { title, path } = wordsOf(typeof payload === 'object' && payload !== null ? payload : {})
  const options = { body: BODY, icon: '/icon-192.png', badge: '/icon-192.png', lang: 'pt-BR' }
  return { title, options: { ...options, tag: path, data: { path } } }
}

const OPEN = 'open-notice'

/** The worker's message to an open dashboard: show this. */
export const openMessage = (path: string) => ({ type: OPEN, path })

/** Returns the path of such a message. */
export function pathToOpen(message: unknown): string | null {
  const { type, path } = (typeof message === 'object' && message !== null ? message : {}) as {
    type?: unknown
    path?: unknown
  }
  return type === OPEN && typeof path === 'string' && path.startsWith('/dashboard?') ? path : null
}

/** What the site keeps of a browser's subscription. */
export function deviceOf(subscription: PushSubscription) {
  const { keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return { endpoint: subscription.endpoint, p256dh, auth }
}

interface Browser {
  /** What the browser renewed already, if it did. */
  renewed: PushSubscription | null
  pushManager: Pick<PushManager, 'subscribe'>
  fetch: typeof globalThis.fetch
}

/** Tells the site the new address of a browser whose subscription ended or changed; it ends where the site does not take it. */
export async function followSubscription({ renewed, pushManager, fetch }: Browser): Promise<void> {
  const answer = await fetch('/api/account/push')
  const { publicKey } = answer.ok
    ? ((await answer.json()) as { publicKey: string | null })
    : { publicKey: null }
  const subscription =
    renewed ??
    (publicKey && (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })))
  if (!subscription) return
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(deviceOf(subscription))
  const kept = await fetch('/api/account/push/replacement', { method: 'POST', headers, body })
  if (!kept.ok) await subscription.unsubscribe()
}
