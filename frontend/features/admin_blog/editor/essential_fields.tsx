import type { ChangeEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { TextField } from '@radix-ui/themes'
import type { AdminPost } from '#contract/blog_admin.ts'
import { FormField } from '#frontend/ui/forms/form_field.tsx'
import { NativeSelect } from '#frontend/ui/forms/native_select.tsx'
import { CharacterCount, CountedText } from '#frontend/ui/workspace/counted_text.tsx'
import { rewriteSlug } from '#frontend/lib/typed_slug.ts'
import { paths } from '#frontend/paths.ts'
import { CATEGORY_CHOICES } from '../list/post_labels.ts'
import { CountedInput, FieldGroup } from './field_group.tsx'
import { fieldLabel } from './section_groups.ts'
import { slugAfterTitle, type PostFormOf } from './post_values.ts'

interface EssentialProps {
  form: PostFormOf
  post: AdminPost | null
}

/** The required fields, and those shown in lists. */
export function EssentialFields({ form, post }: EssentialProps) {
  return (
    <FieldGroup id="essencial" title="Essencial" hint="Título, slug e meta descrição são obrigatórios.">
      <TitleField form={form} isNew={!post} />
      <SlugField form={form} isPublished={post?.isPublished ?? false} />
      <DescribingFields form={form} />
    </FieldGroup>
  )
}

/** A new post's slug follows this field. */
function TitleField({ form, isNew }: { form: PostFormOf; isNew: boolean }) {
  const { control, formState, getValues, register, setValue } = form
  const title = useWatch({ control, name: 'title' })
  const { onChange, ...registered } = register('title')
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const [titleBefore, slug] = getValues(['title', 'slug'])
    const next = slugAfterTitle({ slug, titleBefore, titleAfter: event.target.value })
    if (isNew && next !== slug)
      setValue('slug', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    void onChange(event)
  }
  return (
    <CountedInput
      label={fieldLabel('title')}
      text={title}
      most={255}
      error={formState.errors.title?.message}
      {...registered}
      onChange={type}
    />
  )
}

/** The fields that lists and search engines show. */
function DescribingFields({ form }: { form: PostFormOf }) {
  const { register, control, formState } = form
  const { errors } = formState
  const [metaDescription, conditionName, excerpt] = useWatch({
    control,
    name: ['metaDescription', 'conditionName', 'excerpt'],
  })
  return (
    <>
      <CountedText
        label={fieldLabel('metaDescription')}
        hint="De 50 a 160 caracteres: é o que os buscadores mostram abaixo do título."
        rows={3}
        text={metaDescription}
        most={160}
        error={errors.metaDescription?.message}
        {...register('metaDescription')}
      />
      <div className="field-pair stack gap-4">
        <FormField label={fieldLabel('category')} error={errors.category?.message}>
          {(field) => <NativeSelect {...field} choices={CATEGORY_CHOICES} {...register('category')} />}
        </FormField>
        <CountedInput
          label={fieldLabel('conditionName')}
          text={conditionName}
          most={255}
          error={errors.conditionName?.message}
          {...register('conditionName')}
        />
      </div>
      <CountedText
        label={fieldLabel('excerpt')}
        hint="Abre o post e o apresenta na lista; vazio, a lista mostra a meta descrição."
        rows={3}
        text={excerpt}
        most={20_000}
        error={errors.excerpt?.message}
        {...register('excerpt')}
      />
    </>
  )
}

const RULE = 'Letras minúsculas, números e hífens.'
const PUBLISHED = `${RULE} Este post está no ar: com outro slug, os links antigos deixam de funcionar.`

interface SlugProps {
  form: PostFormOf
  isPublished: boolean
}

/** The last segment of the post's URL, after the segment of its category. */
function SlugField({ form, isPublished }: SlugProps) {
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
            <TextField.Slot className="post-slug-path one-line quiet">
              {paths.post(category, '')}
            </TextField.Slot>
          </TextField.Root>
        )}
      </FormField>
      <CharacterCount text={slug} most={255} />
    </div>
  )
}
