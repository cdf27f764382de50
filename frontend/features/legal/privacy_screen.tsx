import type { Screen } from '#frontend/lib/screen.ts'
import { LegalDocument } from './legal_document.tsx'
import { PRIVACY } from './privacy_text.ts'

function PrivacyPage() {
  return (
    <LegalDocument
      title="Política de Privacidade"
      description="Quais dados o [marca] trata, para quê, por quanto tempo e como exercer os seus direitos pela LGPD e pelo GDPR."
      sections={PRIVACY}
    />
  )
}

export const screen = (): Screen => ({ Component: PrivacyPage })
