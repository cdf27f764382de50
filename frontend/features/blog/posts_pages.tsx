import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface StepProps {
  to: string
  rel: 'prev' | 'next'
  isOpen: boolean
  children: ReactNode
}

function Step({ to, rel, isOpen, children }: StepProps) {
  if (!isOpen)
    return (
      <span className="blog-step" aria-hidden="true" data-closed="true">
        {children}
      </span>
    )
  return (
    <Link className="blog-step" to={to} rel={rel}>
      {children}
    </Link>
  )
}

interface Props {
  page: number
  totalPages: number
  /** The address of a page. */
  pathOf: (page: number) => string
}

/** 'Anterior', 'Página 2 de 3', 'Próxima'; nothing where one page is all. */
export function PostsPages({ page, totalPages, pathOf }: Props) {
  if (totalPages <= 1) return null
  return (
    <nav className="blog-pages" aria-label="Páginas do blog">
      <Step to={pathOf(page - 1)} rel="prev" isOpen={page > 1}>
        <ChevronLeft size={18} aria-hidden="true" />
        Anterior
      </Step>
      <span>
        Página {page} de {totalPages}
      </span>
      <Step to={pathOf(page + 1)} rel="next" isOpen={page < totalPages}>
        Próxima
        <ChevronRight size={18} aria-hidden="true" />
      </Step>
    </nav>
  )
}
