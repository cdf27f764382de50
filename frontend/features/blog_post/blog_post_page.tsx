import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { postQuery } from '#frontend/api/blog.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { BlogPost } from './blog_post.tsx'
import { PostNotFound } from './post_not_found.tsx'
import { PostSkeleton } from './post_skeleton.tsx'
import './blog_post_page.css'

export function BlogPostPage() {
  const { slug = '' } = useParams()
  return (
    <Suspense key={slug} fallback={<PostSkeleton />}>
      <PostAt slug={slug.toLowerCase()} />
    </Suspense>
  )
}

function PostAt({ slug }: { slug: string }) {
  const { pathname } = useLocation()
  const { data: post } = useSuspenseQuery(postQuery(usePublicApi(), slug))
  if (!post) return <PostNotFound />
  const ownPath = paths.post(post.category, post.slug)
  return pathname === ownPath ? <BlogPost post={post} /> : <Navigate to={ownPath} replace />
}
