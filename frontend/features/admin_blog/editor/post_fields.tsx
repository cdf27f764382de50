import type { AdminPost } from '#contract/blog_admin.ts'
import { EssentialFields } from './essential_fields.tsx'
import { FieldGroup } from './field_group.tsx'
import { SECTION_GROUPS } from './groups.ts'
import { ImageFields } from './image_fields.tsx'
import { SectionField } from './section_field.tsx'
import type { PostFormOf } from './sent_post.ts'

/** Every field of a post, in groups. */
export function PostFields({ form, post }: { form: PostFormOf; post: AdminPost | null }) {
  return (
    <>
      <EssentialFields form={form} post={post} />
      <ImageFields form={form} />
      {SECTION_GROUPS.map(({ id, title, hint, sections }) => (
        <FieldGroup key={id} id={id} title={title} hint={hint}>
          {sections.map((name) => (
            <SectionField key={name} form={form} name={name} />
          ))}
        </FieldGroup>
      ))}
    </>
  )
}
