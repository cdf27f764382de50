import type { ProfessionalProfile } from '#contract/professionals.ts'
import { formatPhone } from '#domain/shared/phone.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'

/** On paper nothing can be tapped: the numbers and the page's address are spelt out. */
export function PrintedContact({ profile: { slug, phone, whatsapp } }: { profile: ProfessionalProfile }) {
  const { appUrl } = useSettings()
  const lines = [
    phone && `Telefone: ${formatPhone(phone)}`,
    whatsapp && `WhatsApp: ${formatPhone(whatsapp)}`,
    appUrl + paths.profile(slug),
  ]
  return (
    <p className="only-printed" aria-hidden>
      {lines.filter(Boolean).join(' · ')}
    </p>
  )
}
