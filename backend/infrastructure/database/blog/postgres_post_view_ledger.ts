import type { PostViewLedger } from '#application/ports/view_ledger.ts'
import { DailyVisits } from '../visits/daily_visits.ts'

const ADD_FRESH_VIEWS = `
  with fresh as (
    update blog_post_views set counted = true where not counted returning blog_post_id
  )
  update blog_posts set view_count = view_count + seen.views
  from (select blog_post_id, count(*) as views from fresh group by blog_post_id) as seen
  where blog_posts.id = seen.blog_post_id`

/** Readers of posts. */
export class PostgresPostViewLedger extends DailyVisits implements PostViewLedger {
  protected readonly table = { name: 'blog_post_views', page: 'blog_post_id', addFresh: ADD_FRESH_VIEWS }
}
