import { dialled, whatsappLink } from '#domain/shared/phone.ts'
import { useSettings } from './site_context.tsx'
import { type Named, professionalName } from './professional_words.ts'

/** `tel:+55…`; null without a callable number. */
export function telephoneLink(typed: string | null): string | null {
  const number = dialled(typed ?? '')
  return number && `tel:${number}`
}

/** A chat that opens with a greeting and reveals nothing about the patient's health; null without a number. */
export function useWhatsappLink(
  professional: Named & { whatsapp?: string | null | undefined },
  number = professional.whatsapp,
): string | null {
  const { brandName } = useSettings()
  const greeting = `Olá, ${professionalName(professional)}! Vi seu perfil no ${brandName} e gostaria de agendar um horário.`
  return number ? whatsappLink(number, greeting) : null
}
