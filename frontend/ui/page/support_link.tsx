import { useSettings } from '#frontend/lib/site_context.tsx'

/** A link to the support e-mail. */
export function SupportLink({ className }: { className?: string }) {
  const { supportEmail } = useSettings()
  return (
    <a className={className} href={`mailto:${supportEmail}`}>
      {supportEmail}
    </a>
  )
}
