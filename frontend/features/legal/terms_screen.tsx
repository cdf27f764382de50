import type { Screen } from '#frontend/lib/screen.ts'
import { LegalDocument } from './legal_document.tsx'
import { TERMS } from './terms_text.ts'

function TermsPage() {
  return (
    <LegalDocument
      title="Termos de Uso"
      description="As regras de uso do [marca]: o que oferecemos, os deveres de pacientes e profissionais e os limites do serviço."
      sections={TERMS}
    />
  )
}

export const screen = (): Screen => ({ Component: TermsPage })
