interface Described {
  info?: { title: string }
  paths?: Record<
    string,
    Record<string, { summary: string; responses: Record<string, unknown>; parameters?: { name: string }[] }>
  >
}

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The API as a page that a person reads while developing. */
export function apiPage(description: Described): string {
  const title = escape(description.info?.title ?? 'API')
  const rows = Object.entries(description.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { summary, parameters = [], responses }]) => {
      const names = parameters.map(({ name }) => `<code>${escape(name)}</code>`).join(' ')
      const statuses = Object.keys(responses).join(', ')
      return `<tr><td><code>${method.toUpperCase()} ${escape(path)}</code></td><td>${escape(summary)}</td><td>${names}</td><td>${statuses}</td></tr>`
    }),
  )
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:72rem;padding:0 1rem}
td,th{padding:.4rem .6rem;text-align:left;vertical-align:top;border-bottom:1px solid #8884}</style>
<h1>${title}</h1><p>O documento completo está em <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<table><tr><th>Chamada</th><th>O que faz</th><th>Parâmetros</th><th>Respostas</th></tr>${rows.join('\n')}</table></html>`
}
