import { StatusMessage } from '#frontend/ui/page/status_message.tsx'

/** Replaces a private screen if the browser runs no JavaScript. */
export function NeedsScripting() {
  return (
    <noscript>
      <StatusMessage
        title="Esta página precisa de JavaScript"
        description="Ative o JavaScript do navegador e atualize a página para ver e editar o que é seu."
      />
    </noscript>
  )
}
