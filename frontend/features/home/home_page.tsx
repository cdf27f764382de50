import { PageHead } from '#frontend/ui/page_head.tsx'

export function HomePage() {
  return (
    <div className="page-width">
      <PageHead title="Encontre profissionais de saúde perto de você" />
      <h1>Encontre o profissional de saúde certo, perto de você</h1>
    </div>
  )
}
