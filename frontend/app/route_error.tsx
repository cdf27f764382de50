import { ScreenFailure } from '#frontend/ui/screen_failure.tsx'

/** Shown in place of a screen that failed to be read or to draw itself. */
export function RouteError() {
  return (
    <ScreenFailure
      title="Algo deu errado"
      description="Não conseguimos mostrar esta página agora. Tente de novo em instantes."
      homeLabel="Ir para o início"
    />
  )
}

/** The same where the header and the footer are not there, or failed themselves. */
export function LayoutError() {
  return (
    <main id="conteudo" tabIndex={-1}>
      <RouteError />
    </main>
  )
}
