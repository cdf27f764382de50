import { readdir, readFile } from 'node:fs/promises'
import { BlogPost, type BlogPostState } from '#domain/blog/blog_post.ts'
import type { TypedPost } from '#domain/blog/post_fields.ts'
import { DAY_MS } from '#domain/shared/dates.ts'
import { must } from './must.ts'
import type { SeededRandom } from './seeded_random.ts'

type WrittenPost = TypedPost & { isDraft: boolean }

const FOLDER = new URL('./posts/', import.meta.url)

/** The posts of the folder, by their number: the first is the newest. */
export async function readPosts(authorId: string, now: Date, random: SeededRandom): Promise<BlogPostState[]> {
  const names = (await readdir(FOLDER)).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, FOLDER), 'utf8')))
  return texts.map((text, index) => {
    const at = new Date(now.getTime() - (index * 9 + 2) * DAY_MS)
    return publishedFrom(JSON.parse(text) as WrittenPost, { id: random.uuid(), authorId, at }, random)
  })
}

function publishedFrom(
  { isDraft, ...typed }: WrittenPost,
  drafted: { id: string; authorId: string; at: Date },
  random: SeededRandom,
): BlogPostState {
  const post = must(BlogPost.draft(drafted, typed))
  if (!isDraft) post.publish(drafted.at)
  return { ...post.state, viewCount: isDraft ? 0 : random.between(40, 900) }
}
