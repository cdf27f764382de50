import type { ChangeEvent } from 'react'
import { useWatch } from 'react-hook-form'
import type { AdminPost } from '#contract/blog_admin.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'
import { CountedText } from '#frontend/ui/workspace/counted_text.tsx'
import { CATEGORY_CHOICES } from '../category_choices.ts'
import { CountedInput } from './counted_input.tsx'
import { FieldGroup } from './field_group.tsx'
import { fieldLabel } from './field_words.ts'
import type { PostFormOf } from './sent_post.ts'
import { slugAfterTitle } from './slug_after_title.ts'
import { SlugField } from './slug_field.tsx'

interface Props {
  form: PostFormOf
  post: AdminPost | null
}

/** What every post must have, and what lists show of it. */
export function EssentialFields({ form, post }: Props) {
  return (
    <FieldGroup id="essencial" title="Essencial" hint="Título, slug e meta descrição são obrigatórios.">
      <TitleField form={form} isNew={!post} />
      <SlugField form={form} isPublished={post?.isPublished ?? false} />
      <DescribingFields form={form} />
    </FieldGroup>
  )
}

/** While the post is new, its slug follows what is typed here. */
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

/** What is said of the post where it is not read whole. */
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
      <div className="field-pair">
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
