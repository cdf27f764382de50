import { PostActions } from './post_actions.tsx'
import { PostCategoryName, PostFacts, PostStatus, PostTitle } from './post_parts.tsx'
import type { PostsProps } from './posts_list.tsx'

const views = new Intl.NumberFormat('pt-BR')

/** Posts where there is room for columns. */
export function PostTable({ posts, ...handling }: PostsProps) {
  return (
    <table className="list-table post-table">
      <caption className="visually-hidden">Posts</caption>
      <thead>
        <tr>
          <th scope="col">Título</th>
          <th scope="col">Categoria</th>
          <th scope="col" className="post-views">
            Visualizações
          </th>
          <th scope="col">Status</th>
          <th scope="col" className="post-actions-head">
            Ações
          </th>
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => (
          <tr key={post.id}>
            <th scope="row">
              <PostTitle post={post} />
              <PostFacts post={post} />
            </th>
            <td>
              <PostCategoryName post={post} />
            </td>
            <td className="post-views">{views.format(post.viewCount)}</td>
            <td>
              <PostStatus post={post} />
            </td>
            <td>
              <PostActions post={post} {...handling} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
