import type { Clock } from '#application/ports/clock.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import { PostViewLedger } from '#application/ports/post_view_ledger.ts'
import type { BlogPostId } from '#domain/blog/blog_post_id.ts'
import { saoPauloDay } from '#domain/shared/calendar_day.ts'
import { codeOf, type Database } from '../database.ts'
import { VisitorSalts } from '../professionals/visitor_salts.ts'
import { waitForEquals } from '../wait_for_equals.ts'

const POST_GONE = '23503'

const ADD_FRESH_VIEWS = `
  with fresh as (
    update blog_post_views set counted = true where not counted returning blog_post_id
  )
  update blog_posts set view_count = view_count + seen.views
  from (select blog_post_id, count(*) as views from fresh group by blog_post_id) as seen
  where blog_posts.id = seen.blog_post_id`

/** A view writes one row of its own, so that readers at once never wait for each other; the sums follow by roll-up. */
export class PostgresPostViewLedger extends PostViewLedger {
  readonly #database: Database
  readonly #hasher: KeyedHasher
  readonly #clock: Clock
  readonly #salts: VisitorSalts

  constructor(database: Database, { hasher, clock }: { hasher: KeyedHasher; clock: Clock }) {
    super()
    this.#database = database
    this.#hasher = hasher
    this.#clock = clock
    this.#salts = new VisitorSalts(database)
  }

  async record(id: BlogPostId, visitor: string): Promise<void> {
    const today = saoPauloDay(this.#clock.now())
    const key = this.#hasher.hash(`${await this.#salts.of(today)} ${visitor}`)
    try {
      await this.#database.rows(
        'insert into blog_post_views (blog_post_id, day, visitor) values (?, ?, ?) on conflict do nothing',
        [id, today, key],
      )
    } catch (error) {
      if (codeOf(error) !== POST_GONE) throw error
    }
  }

  /** One process adds at a time; the visitor rows stay until the day is over, to know who came already. */
  rollUp(): Promise<void> {
    const today = saoPauloDay(this.#clock.now())
    return this.#database.transaction(async () => {
      await waitForEquals(this.#database, ['roll-up of post views'])
      await this.#database.rows(ADD_FRESH_VIEWS)
      await this.#database.rows('delete from blog_post_views where counted and day < ?', [today])
      await this.#salts.forgetBefore(today)
    })
  }
}
