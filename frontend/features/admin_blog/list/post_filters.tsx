import { isPostCategory } from '#contract/post_terms.ts'
import type { AdminPostsRequest } from '#frontend/api/admin_posts.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'
import { SearchInput } from '#frontend/ui/workspace/list/search_input.tsx'
import { useTypedSearch } from '#frontend/ui/workspace/list/use_typed_search.ts'
import { CATEGORY_CHOICES } from '../category_choices.ts'

const CATEGORIES = [{ value: '', label: 'Todas' }, ...CATEGORY_CHOICES]

const STATUSES = [
  { value: 'all', label: 'Todos' },
  { value: 'published', label: 'Publicados' },
  { value: 'unpublished', label: 'Não publicados' },
]

type Filters = Pick<AdminPostsRequest, 'q' | 'category' | 'status'>

interface Props {
  filters: Filters
  onChange: (changed: Partial<Filters>) => void
}

/** By words, by category, by status. */
export function PostFilters({ filters, onChange }: Props) {
  const { typed, type } = useTypedSearch(filters.q, (q) => onChange({ q }))
  return (
    <search className="list-filters" aria-label="Filtrar posts">
      <SearchInput label="Buscar por título, slug ou condição" value={typed} onType={type} />
      <FormField label="Categoria">
        {(control) => (
          <NativeSelect
            {...control}
            choices={CATEGORIES}
            value={filters.category}
            onChange={({ target: { value } }) => onChange({ category: isPostCategory(value) ? value : '' })}
          />
        )}
      </FormField>
      <FormField label="Status">
        {(control) => (
          <NativeSelect
            {...control}
            choices={STATUSES}
            value={filters.status}
            onChange={({ target }) => onChange({ status: target.value as Filters['status'] })}
          />
        )}
      </FormField>
    </search>
  )
}
