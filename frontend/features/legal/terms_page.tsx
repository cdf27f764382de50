import { LegalPage } from './legal_page.tsx'
import { TERMS } from './terms_text.ts'

export function TermsPage() {
  return (
    <LegalPage
      title="Termos de Uso"
      description="As regras de uso do [marca]: o que oferecemos, os deveres de pacientes e profissionais e os limites do serviço."
      sections={TERMS}
    />
  )
}
