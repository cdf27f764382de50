import { ScreenFailure } from '#frontend/ui/page/screen_failure.tsx'

/** Shown instead of a screen that failed to load or render. */
export function RouteError() {
  return (
    <ScreenFailure
      title="Algo deu errado"
      description="Não conseguimos mostrar esta página agora. Tente de novo em instantes."
      homeLabel="Ir para o início"
    />
  )
}

/** The same without header and footer, or when these failed. */
export function LayoutError() {
  return (
    <main id="conteudo" tabIndex={-1}>
      <RouteError />
    </main>
  )
}
