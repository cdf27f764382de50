import { Button, IconButton, Text } from '@radix-ui/themes'
import { Copy, ExternalLink } from 'lucide-react'
import { formatLicense, lookupOf, parseLicense } from '#domain/catalogue/license.ts'
import { formatDate } from '#domain/shared/date_words.ts'
import { DAY_MS } from '#domain/shared/dates.ts'
import { USER_LINK_REL } from '#frontend/lib/user_link.ts'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'

const LATE_DAYS = 3
const isLate = (askedAt: string) => Date.now() - Date.parse(askedAt) > LATE_DAYS * DAY_MS

interface RegistrationProps {
  registration: string
  /** Whose it is, for screen readers. */
  name: string
}

/** The address of the council's public look-up; null for an unknown council. */
function councilOf(registration: string): string | null {
  const license = parseLicense(registration)
  return license && lookupOf(license)
}

export function openCouncil(registration: string): void {
  const address = councilOf(registration)
  if (address) window.open(address, '_blank', 'noopener,noreferrer')
}

/** The registration in large type, with a button that copies the number alone, as the council's form takes it. */
export function CouncilNumber({ registration, name }: RegistrationProps) {
  const license = parseLicense(registration)
  const number = license?.number ?? registration
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => toast({ title: 'Número copiado', tone: 'success' }),
      () => toast({ title: 'O navegador não deixou copiar', tone: 'error' }),
    )
  return (
    <div className="line gap-2">
      <Text size="6" weight="bold" className="queue-number digits">
        {license ? formatLicense(license) : registration}
      </Text>
      <IconButton
        size="2"
        variant="ghost"
        color="gray"
        aria-label={`Copiar o número de ${name}`}
        onClick={() => void copy()}
      >
        <Copy size={16} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/** A link to the council's public look-up, if the council is known. */
export function CouncilLookup({ registration, name }: RegistrationProps) {
  const address = councilOf(registration)
  if (!address) return null
  return (
    <Button asChild size="2" variant="soft" color="gray">
      <a href={address} target="_blank" rel={USER_LINK_REL} aria-label={`Consultar o registro de ${name}`}>
        <ExternalLink size={16} aria-hidden="true" />
        Consultar
      </a>
    </Button>
  )
}

/** Since when somebody waits; red after three days. */
export function Asked({ at }: { at: string }) {
  return (
    <Text color={isLate(at) ? 'red' : 'gray'} weight={isLate(at) ? 'bold' : 'regular'}>
      Pediu em {formatDate(at)}
      {isLate(at) && `, há mais de ${LATE_DAYS} dias`}
    </Text>
  )
}
