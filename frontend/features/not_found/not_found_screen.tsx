import { Button } from '@radix-ui/themes'
import { data, Link } from 'react-router-dom'
import type { Screen } from '#frontend/lib/screen.ts'
import { paths } from '#frontend/paths.ts'
import { BrandLogo } from '#frontend/ui/page/brand_logo.tsx'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { SearchForm } from '#frontend/ui/page/search_form.tsx'
import './not_found.css'

export function screen(): Screen {
  return { Component: NotFoundPage, loader: () => data(null, { status: 404 }) }
}

/** In English by the product's rules: such a visitor may not expect a Brazilian page. */
function NotFoundPage() {
  return (
    <main className="not-found gap-4">
      <PageHead title="Page not found" robots="noindex,nofollow" />
      <Link className="plain-link" to={paths.home}>
        <BrandLogo />
        <span className="visually-hidden">, home page</span>
      </Link>
      <p className="not-found-code" aria-hidden="true">
        404
      </p>
      <h1 className="not-found-title">Page not found</h1>
      <p className="not-found-text quiet">
        The page you are looking for does not exist or has moved. Check the address, or start again from the
        home page.
      </p>
      <SearchForm label="Search for a professional" button="Search" />
      <Button size="3" variant="ghost" asChild>
        <Link to={paths.home}>Go to the home page</Link>
      </Button>
    </main>
  )
}
