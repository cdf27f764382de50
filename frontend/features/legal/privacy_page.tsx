import { PageHead } from '#frontend/ui/page_head.tsx'

export function PrivacyPage() {
  return (
    <div className="page-width">
      <PageHead title="Política de Privacidade" />
      <h1>Política de Privacidade</h1>
    </div>
  )
}
