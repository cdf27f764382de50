import { Button } from '@radix-ui/themes'
import { FilePlus2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { AdminPostsRequest } from '#frontend/api/admin_posts.ts'
import { EmptyState } from '#frontend/ui/empty_state.tsx'
import { addressOf, hasFilters } from '../posts_in_url.ts'

/** Nothing was found, the page is past the end, or nothing was written yet: each with what to do next. */
export function NoPosts({ asked }: { asked: AdminPostsRequest }) {
  if (asked.page > 1)
    return (
      <EmptyState title="Não há posts nesta página">
        <Button size="3" variant="soft" asChild>
          <Link to={addressOf({ ...asked, page: 1 })}>Voltar à primeira página</Link>
        </Button>
      </EmptyState>
    )
  if (hasFilters(asked))
    return (
      <EmptyState
        title="Nenhum post encontrado"
        description="Tente outras palavras, categoria ou status, ou limpe os filtros."
      />
    )
  return (
    <EmptyState
      icon={<FilePlus2 size={28} />}
      title="Nenhum post ainda"
      description="Use “Novo Post” para escrever o primeiro. Ele fica como rascunho até você publicar."
    />
  )
}
