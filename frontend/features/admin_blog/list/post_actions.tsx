import { IconButton } from '@radix-ui/themes'
import { ExternalLink, Eye, Pencil } from 'lucide-react'
import type { AdminPost } from '#contract/blog_admin.ts'
import { paths } from '#frontend/paths.ts'
import { useOpenEditor } from '../use_open_editor.ts'
import type { PostsProps } from './posts_list.tsx'
import { RemovePostButton } from './remove_post_button.tsx'
import { SwitchPostButton } from './switch_post_button.tsx'

type Props = Omit<PostsProps, 'posts'> & { post: AdminPost }

/** What can be done with a post from the list. */
export function PostActions({ post, onDone, onRemoved }: Props) {
  return (
    <div className="post-actions">
      <SwitchPostButton post={post} onDone={onDone} />
      <SeePost post={post} />
      <EditPost post={post} />
      <RemovePostButton post={post} onRemoved={onRemoved} />
    </div>
  )
}

function EditPost({ post: { id, title } }: { post: AdminPost }) {
  const open = useOpenEditor()
  return (
    <IconButton
      size="3"
      variant="ghost"
      color="gray"
      title="Editar"
      aria-label={`Editar ${title}`}
      onClick={() => open(id)}
    >
      <Pencil size={18} aria-hidden="true" />
    </IconButton>
  )
}

/** The public page in a new tab; a draft has none yet, so its preview opens instead. */
function SeePost({ post: { id, category, slug, title, isPublished } }: { post: AdminPost }) {
  const open = useOpenEditor()
  if (!isPublished)
    return (
      <IconButton
        size="3"
        variant="ghost"
        color="gray"
        title="Ver prévia"
        aria-label={`Ver prévia de ${title}`}
        onClick={() => open(id, 'preview')}
      >
        <Eye size={18} aria-hidden="true" />
      </IconButton>
    )
  return (
    <IconButton asChild size="3" variant="ghost" color="gray" title="Ver em nova aba">
      <a
        href={paths.post(category, slug)}
        target="_blank"
        rel="noreferrer"
        aria-label={`Ver ${title} em nova aba`}
      >
        <ExternalLink size={18} aria-hidden="true" />
      </a>
    </IconButton>
  )
}
