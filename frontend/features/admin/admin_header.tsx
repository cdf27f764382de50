import { Button } from '@radix-ui/themes'
import { Newspaper } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#frontend/paths.ts'

export function AdminHeader() {
  return (
    <div className="admin-header">
      <h1 className="admin-title">Painel Administrativo</h1>
      <Button asChild size="2" variant="surface" color="gray">
        <Link to={paths.adminBlog}>
          <Newspaper size={16} aria-hidden="true" />
          Gerenciar Blog
        </Link>
      </Button>
    </div>
  )
}
