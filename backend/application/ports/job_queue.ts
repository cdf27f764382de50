import type { AccountId, ProfessionalId } from '#domain/shared/ids.ts'

/** Mails that tell an account of something that happened. */
export type NoticeKind =
  | 'welcome'
  | 'password_changed'
  | 'account_clash'
  | 'email_change_asked'
  | 'second_factor_changed'
  | 'account_verified'
  | 'account_blocked'
  | 'new_lead'
  | 'new_review'
  | 'review_removed'
  | 'verification_refused'
  | 'verification_expiring'
  | 'verification_expired'

/** What is done later, by ids alone: no secret and nothing a person wrote waits in the queue. */
export type Job =
  | { task: 'send_notice'; payload: { kind: NoticeKind; accountId: AccountId } }
  /** Null where nobody is to get a mail; asking must take as long. */
  | { task: 'send_password_reset'; payload: { accountId: AccountId | null } }
  /** Likewise: null where there is nothing to confirm. */
  | { task: 'send_email_confirmation'; payload: { accountId: AccountId | null } }
  /** Asked by the worker's own timetable. */
  | { task: 'remove_ended_sessions'; payload: object }
  /** Asked by the worker's own timetable. */
  | { task: 'publish_due_posts'; payload: object }
  /** Asked by the worker's own timetable. */
  | { task: 'roll_up_views'; payload: object }
  /** Asked by the worker's own timetable. */
  | { task: 'remove_staged_photos'; payload: object }
  /** Asked by the worker's own timetable. */
  | { task: 'remove_unused_post_images'; payload: object }
  /** Asked before a photo changes, and where its professional is erased. */
  | { task: 'remove_replaced_photos'; payload: { professionalId: ProfessionalId } }
  /** Asked by the worker's own timetable. */
  | { task: 'apply_retention'; payload: object }
  /** Asked by the worker's own timetable. */
  | { task: 'expire_verifications'; payload: object }
  /** Asked by every change of a listing where there is a search engine beside the database, and by the timetable. */
  | { task: 'feed_search_index'; payload: object }

export type JobTask = Job['task']
export type JobPayload<Task extends JobTask> = Extract<Job, { task: Task }>['payload']

const EVERY_TASK: Record<JobTask, true> = {
  apply_retention: true,
  expire_verifications: true,
  feed_search_index: true,
  publish_due_posts: true,
  remove_ended_sessions: true,
  remove_replaced_photos: true,
  remove_staged_photos: true,
  remove_unused_post_images: true,
  roll_up_views: true,
  send_email_confirmation: true,
  send_notice: true,
  send_password_reset: true,
}
export const JOB_TASKS: readonly string[] = Object.keys(EVERY_TASK)

type Handler<Task extends JobTask> = (payload: JobPayload<Task>) => Promise<void>

/**
 * Does each task when its job's turn has come. A throw means: again later. Only a process that knows the search engine
 * takes its jobs.
 */
export type JobHandlers = { [Task in Exclude<JobTask, 'feed_search_index'>]: Handler<Task> } & {
  feed_search_index?: Handler<'feed_search_index'>
}

/** Its turn is to come, it is being done, it is tried again after a failure, or it was given up. */
export const JOB_STATES = ['waiting', 'running', 'retrying', 'given_up'] as const
export type JobState = (typeof JOB_STATES)[number]

export interface QueuedJob {
  id: string
  task: string
  state: JobState
  attempts: number
  mostAttempts: number
  /** Its kind alone, of the last try. */
  error: string | null
  /** When its turn comes. */
  due: Date
  createdAt: Date
  /** Ids alone. */
  payload: unknown
}

export interface JobFilter {
  id?: string | undefined
  task?: string | undefined
  state?: JobState | undefined
  /** Put off at this instant or later. */
  from?: Date | undefined
  /** Put off before this instant. */
  until?: Date | undefined
}

/** Work that may wait and must not get lost. Every job is done at least once, tried again for days. */
export abstract class JobQueue {
  /**
   * Inside a unit of work the job stands or falls with it. A job still waiting under the same `key` is replaced.
   * Its turn comes `delay` seconds from now at the earliest.
   */
  abstract enqueue(job: Job, key?: string, delay?: number): Promise<void>

  /** Jobs not done yet, those whose turn is to come and those given up included. */
  abstract countWaiting(): Promise<number>

  /** The same, whose turn comes first ahead; page from 1. */
  abstract list(filter: JobFilter, page: number, limit: number): Promise<{ rows: QueuedJob[]; total: number }>
}
