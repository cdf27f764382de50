import { APPLY_THEME_SCRIPT } from '#frontend/lib/theme_choice.ts'

export interface SeenPage {
  path: string
  /** As it stands in the page, escaped. */
  title: string
}

interface Offline {
  styles: readonly string[]
  /** What can be read without a connection, the newest first. */
  seen: readonly SeenPage[]
}

const MAX_LISTED = 10

const LINKS =
  'h2.status-message-title{margin-block-start:var(--space-6)}.seen-link{display:block;padding-block:10px;color:var(--accent-11)}'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const sha256 = async (text: string) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

const linkTo = ({ path, title }: SeenPage) =>
  `<li><a class="seen-link" href="${escaped(path)}">${title}</a></li>`

function listOf(seen: readonly SeenPage[]): string {
  if (seen.length === 0) return ''
  const links = seen.slice(0, MAX_LISTED).map(linkTo).join('')
  return `<h2 class="status-message-title">Dá para ler agora</h2><ul class="plain-list">${links}</ul>`
}

function offlineHtml({ styles, seen }: Offline): string {
  const sheets = styles.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`).join('')
  return `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Você está sem conexão</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex"><script>${APPLY_THEME_SCRIPT}</script>${sheets}<style>${LINKS}</style></head>
<body><div class="radix-themes" data-is-root-theme="true" data-accent-color="teal" data-gray-color="sage"
data-has-background="true" data-panel-background="solid" data-radius="large" data-scaling="100%">
<main class="status-message"><h1 class="status-message-title">Você está sem conexão</h1>
<p class="status-message-text">Esta página ainda não foi aberta neste aparelho. Tente de novo quando a conexão voltar.</p>
<p class="status-message-actions"><a class="rt-reset rt-BaseButton rt-r-size-3 rt-variant-solid rt-Button" href="">Tentar de novo</a></p>
${listOf(seen)}</main></div></body></html>`
}

/** In place of a page that was never seen, in a browser that has no connection. */
export async function offlinePage(offline: Offline): Promise<Response> {
  const policy = `default-src 'none'; script-src 'sha256-${await sha256(APPLY_THEME_SCRIPT)}'; style-src 'self' 'unsafe-inline'; font-src 'self'`
  return new Response(offlineHtml(offline), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}
