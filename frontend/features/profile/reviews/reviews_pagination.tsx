import { useSearchParams } from 'react-router-dom'
import { Pagination } from '#frontend/ui/pagination.tsx'
import { pagesOfReviews, withReviewsPage } from './reviews_page_in_url.ts'

export function ReviewsPagination({ page, total }: { page: number; total: number }) {
  const [address] = useSearchParams()
  return (
    <Pagination
      label="Páginas de avaliações"
      current={page}
      total={pagesOfReviews(total)}
      to={(next) => withReviewsPage(address, next)}
    />
  )
}
