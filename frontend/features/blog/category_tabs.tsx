import { Link } from 'react-router-dom'
import { POST_CATEGORIES, type PostCategory } from '#contract/post_terms.ts'
import { categoryLabel } from '#frontend/lib/post_words.ts'
import { blogPath } from './shown_posts.ts'

const CHOICES = [undefined, ...POST_CATEGORIES]

/** Each category is an address of its own, so the choice works without scripts and can be shared. */
export function CategoryTabs({ chosen }: { chosen: PostCategory | undefined }) {
  return (
    <nav aria-label="Categorias">
      <ul className="plain-list blog-tabs">
        {CHOICES.map((category) => (
          <li key={category ?? 'all'}>
            <Link
              className="blog-tab"
              to={blogPath(category)}
              aria-current={category === chosen ? 'page' : undefined}
              preventScrollReset
            >
              {category ? categoryLabel(category) : 'Todos'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
