import { ArrowLeft } from 'lucide-react'
import { paths } from '#frontend/paths.ts'
import { Link } from '#frontend/ui/link.tsx'
import './frame.css'

const NAMES = {
  [paths.dashboard]: 'Voltar ao Dashboard',
  [paths.admin]: 'Voltar ao Painel',
}

/** A link above a screen's title to the screen that led to it. */
export function BackLink({ to }: { to: typeof paths.dashboard | typeof paths.admin }) {
  return (
    <Link className="back-link" to={to}>
      <ArrowLeft size={18} aria-hidden="true" />
      {NAMES[to]}
    </Link>
  )
}
