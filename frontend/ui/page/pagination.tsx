import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { type To, Link } from 'react-router-dom'
import { pageNumbers, withEnds } from '#frontend/lib/page_numbers.ts'
import '#frontend/ui/page/links.css'

interface Props {
  /** The landmark's name: 'Páginas de avaliações'. */
  label: string
  current: number
  total: number
  /** Returns a page's URL. */
  to: (page: number) => To
  /** Whether the first and the last page are linked too, wherever one is. */
  hasEnds?: boolean
  /** The links' names; Portuguese unless told. */
  words?: { page: string; previousPage: string; nextPage: string }
}

const WORDS = { page: 'Página {number}', previousPage: 'Página anterior', nextPage: 'Próxima página' }

function Step({
  to,
  label,
  isOpen,
  children,
}: {
  to: To
  label: string
  isOpen: boolean
  children: ReactNode
}) {
  if (!isOpen) {
    return (
      <span className="pagination-link stack medium" data-closed="true" aria-hidden="true">
        {children}
      </span>
    )
  }
  return (
    <Link className="pagination-link stack medium" to={to} aria-label={label} preventScrollReset>
      {children}
    </Link>
  )
}

/** Links to up to five pages around the current one; nothing for a single page. */
export function Pagination({ label, current, total, to, hasEnds = false, words = WORDS }: Props) {
  if (total <= 1) return null
  const around = pageNumbers(current, total)
  const pages = hasEnds ? withEnds(around, total) : around
  return (
    <nav className="pagination cluster gap-1" aria-label={label}>
      <Step to={to(current - 1)} label={words.previousPage} isOpen={current > 1}>
        <ChevronLeft size={18} aria-hidden="true" />
      </Step>
      {pages.map((page, index) => (
        <Link
          key={page}
          className="pagination-link stack medium"
          to={to(page)}
          aria-label={words.page.replace('{number}', String(page))}
          aria-current={page === current ? 'page' : undefined}
          data-skips={page - (pages[index - 1] ?? page) > 1 || undefined}
          preventScrollReset
        >
          {page}
        </Link>
      ))}
      <Step to={to(current + 1)} label={words.nextPage} isOpen={current < total}>
        <ChevronRight size={18} aria-hidden="true" />
      </Step>
    </nav>
  )
}
