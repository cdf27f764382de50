import { LegalPage } from './legal_page.tsx'
import { PRIVACY } from './privacy_text.ts'

export function PrivacyPage() {
  return (
    <LegalPage
      title="Política de Privacidade"
      description="Quais dados o [marca] trata, para quê, por quanto tempo e como exercer os seus direitos pela LGPD e pelo GDPR."
      sections={PRIVACY}
    />
  )
}
