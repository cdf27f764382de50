import { useState, type MouseEvent } from 'react'
import { useWatch } from 'react-hook-form'
import type { AdminPost } from '#contract/blog_admin.ts'
import { filledSections } from '#frontend/ui/post/filled_sections.ts'
import { PostArticle } from '#frontend/ui/post/post_article.tsx'
import { previewOf, type PostValues } from './post_values.ts'
import type { PostFormOf } from './sent_post.ts'

/** A link in the preview is to be looked at: following it would leave the editor. */
function stayHere(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

/** The post as its readers will see it, made of the same parts as the public page. */
export function PostPreview({ form, post }: { form: PostFormOf; post: AdminPost | null }) {
  const values = useWatch({ control: form.control }) as PostValues
  const [now] = useState(() => new Date())
  const preview = previewOf(values, post, now)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Enter on a link clicks too
    <div className="post-preview" onClickCapture={stayHere}>
      <PostArticle post={preview} sections={filledSections(preview)} specialty={null} heading="h2" />
    </div>
  )
}
