import { CircleCheck, CircleDashed } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { SECTION_GROUPS } from './section_groups.ts'
import type { PostFormOf, PostValues, TextField } from './post_values.ts'

interface Group {
  id: string
  title: string
  fields: readonly TextField[]
}

const GROUPS: readonly Group[] = [
  {
    id: 'essencial',
    title: 'Essencial',
    fields: ['title', 'slug', 'metaDescription', 'conditionName', 'excerpt'],
  },
  { id: 'imagem', title: 'Imagem de destaque', fields: ['featuredImage', 'featuredImageAlt'] },
  ...SECTION_GROUPS.map(({ id, title, sections }) => ({ id, title, fields: sections })),
]

function GroupLink({ group: { id, title, fields }, values }: { group: Group; values: PostValues }) {
  const filled = fields.filter((name) => values[name].trim() !== '').length
  const Icon = filled === fields.length ? CircleCheck : CircleDashed
  const go = () => {
    const group = document.getElementById(id)
    group?.scrollIntoView({ block: 'start' })
    group?.focus({ preventScroll: true })
  }
  return (
    <li>
      <button type="button" className="group-link" data-filled={filled > 0} onClick={go}>
        <Icon size={18} aria-hidden="true" />
        <span>{title}</span>
        <span className="group-count">
          {filled}/{fields.length}
          <span className="visually-hidden"> preenchidos</span>
        </span>
      </button>
    </li>
  )
}

/** The groups of fields, with how many of each are filled. */
export function GroupLinks({ form }: { form: PostFormOf }) {
  const values = useWatch({ control: form.control }) as PostValues
  return (
    <nav className="group-links" aria-label="Partes do post">
      <ul className="plain-list">
        {GROUPS.map((group) => (
          <GroupLink key={group.id} group={group} values={values} />
        ))}
      </ul>
    </nav>
  )
}
