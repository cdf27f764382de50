import { PageHead } from '#frontend/ui/page_head.tsx'

export function TermsPage() {
  return (
    <div className="page-width">
      <PageHead title="Termos de Uso" />
      <h1>Termos de Uso</h1>
    </div>
  )
}
