import { useSettings } from '#frontend/lib/site_context.tsx'
import './brand_logo.css'

/** The brand's pin and name. */
export function BrandLogo() {
  const { brandName } = useSettings()
  return (
    <span className="brand-logo">
      <svg className="brand-logo-mark" viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <path
          fill="currentColor"
          d="M16 1.5C9.4 1.5 4.5 6.4 4.5 12.7c0 7.6 8.1 14.2 10.6 17.2.5.6 1.3.6 1.8 0 2.5-3 10.6-9.6 10.6-17.2C27.5 6.4 22.6 1.5 16 1.5Z"
        />
        <path className="brand-logo-cross" d="M14.2 6.8h3.6V11H22v3.6h-4.2v4.2h-3.6v-4.2H10V11h4.2z" />
      </svg>
      <span className="brand-logo-name">{brandName}</span>
    </span>
  )
}
