import { ArrowLeft } from 'lucide-react'
import { paths } from '#frontend/paths.ts'
import { Link } from '#frontend/ui/link.tsx'
import './frame.css'

/** A link above a screen's title to the screen that led to it. */
export function BackLink() {
  return (
    <Link className="back-link" to={paths.dashboard}>
      <ArrowLeft size={18} aria-hidden="true" />
      Voltar ao Dashboard
    </Link>
  )
}
