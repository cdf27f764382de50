import { useSettings } from '#frontend/lib/site_context.tsx'

/** The address of whoever helps, to write to. */
export function SupportLink({ className }: { className?: string }) {
  const { supportEmail } = useSettings()
  return (
    <a className={className} href={`mailto:${supportEmail}`}>
      {supportEmail}
    </a>
  )
}
