import { Button } from '@radix-ui/themes'
import { GitMerge } from 'lucide-react'
import type { AdminPost } from '#contract/blog_admin.ts'
import { Notice } from './notice.tsx'
import { fieldLabel } from './field_words.ts'
import { changesBy, postValuesOf, typedFields, type PostValues } from './post_values.ts'
import type { PostFormOf } from './sent_post.ts'

interface Props {
  form: PostFormOf
  newer: AdminPost
  onDone: () => void
}

const listed = new Intl.ListFormat('pt-BR', { type: 'conjunction' })
const named = (fields: Parameters<typeof fieldLabel>[0][]) => listed.format(fields.map(fieldLabel))

/** Somebody else saved the post meanwhile: what they changed, and the ways to go on without losing either text. */
export function NewerNotice({ form, newer, onDone }: Props) {
  const theirs = postValuesOf(newer)
  const began = form.formState.defaultValues as PostValues
  const { changed, contested } = changesBy(theirs, began, form.getValues())
  const join = () => {
    const typed = form.getValues()
    form.reset(theirs)
    for (const name of typedFields(began, typed)) form.setValue(name, typed[name], { shouldDirty: true })
    onDone()
  }
  const load = () => {
    form.reset(theirs)
    onDone()
  }
  return (
    <Notice
      live="assertive"
      icon={<GitMerge size={20} aria-hidden="true" />}
      actions={
        <>
          <Button type="button" size="2" variant="soft" onClick={join}>
            Juntar com o que digitei
          </Button>
          <Button type="button" size="2" variant="soft" color="gray" onClick={load}>
            Carregar a versão mais nova
          </Button>
        </>
      }
    >
      <p>
        <strong>Outra pessoa alterou este post enquanto isso.</strong> O que você digitou continua aqui.
      </p>
      {changed.length > 0 && <p>Mudou: {named(changed)}.</p>}
      {contested.length > 0 && <p>Vocês dois mexeram em: {named(contested)}. Ao juntar, fica o seu texto.</p>}
    </Notice>
  )
}
