import { TextField } from '@radix-ui/themes'
import { useWatch } from 'react-hook-form'
import { rewriteSlug } from '#frontend/lib/typed_slug.ts'
import { paths } from '#frontend/paths.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import { CharacterCount } from '#frontend/ui/workspace/character_count.tsx'
import { fieldLabel } from './field_words.ts'
import type { PostFormOf } from './sent_post.ts'

const RULE = 'Letras minúsculas, números e hífens.'
const PUBLISHED = `${RULE} Este post está no ar: com outro slug, os links antigos deixam de funcionar.`

interface Props {
  form: PostFormOf
  isPublished: boolean
}

/** The last part of the post's address, after the part that its category decides. */
export function SlugField({ form, isPublished }: Props) {
  const [slug, category] = useWatch({ control: form.control, name: ['slug', 'category'] })
  const { onChange, ...registered } = form.register('slug')
  return (
    <div>
      <FormField
        label={fieldLabel('slug')}
        hint={isPublished ? PUBLISHED : RULE}
        error={form.formState.errors.slug?.message}
      >
        {(control) => (
          <TextField.Root
            {...control}
            {...registered}
            size="3"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              rewriteSlug(event.target)
              void onChange(event)
            }}
          >
            <TextField.Slot className="post-slug-path">{paths.post(category, '')}</TextField.Slot>
          </TextField.Root>
        )}
      </FormField>
      <CharacterCount text={slug} most={255} />
    </div>
  )
}
