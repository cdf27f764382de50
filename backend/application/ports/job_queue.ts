import type { ContactKind } from '#domain/leads/contact.ts'
import type { AccountId, ContactId, ProfessionalId } from '#domain/shared/ids.ts'

/** Kinds of notice mails. */
export type NoticeKind =
  | 'welcome'
  | 'password_changed'
  | 'account_clash'
  | 'account_erased'
  | 'email_change_asked'
  | 'email_changed'
  | 'second_factor_changed'
  | 'second_factor_guessed'
  | 'account_verified'
  | 'account_blocked'
  | 'new_lead'
  | 'new_review'
  | 'review_removed'
  | 'claim_asked'
  | 'claim_refused'
  | 'profile_given'
  | 'profile_removed'
  | 'verification_refused'
  | 'verification_expiring'
  | 'verification_expired'

/** Why a link to a new password is mailed, if nobody asked for it. */
export type ResetOccasion = 'forced' | 'email_returned' | 'claimed'

/** The lead or message that a notice is about. */
export interface NoticedContact {
  id: ContactId
  kind: ContactKind
}

/**
 * A job holds ids, and the e-mail of a mail: mails go where they were caused, whatever the account's e-mail becomes. No
 * secret and no other text that a person wrote waits in the queue.
 */
export type Job =
  | {
      task: 'send_notice'
      payload: {
        kind: NoticeKind
        accountId: AccountId
        email: string
        contact?: NoticedContact
        /** The claim that was asked, refused or approved. */
        claimId?: string
      }
    }
  /** To all of the account's browsers, or to one. `at`: the ISO instant that caused it. */
  | {
      task: 'send_push'
      payload: { accountId: AccountId; contact: NoticedContact; at: string; device?: string }
    }
  /** Null if nobody is to get a mail: the request must take the same time. */
  | {
      task: 'send_password_reset'
      payload: { accountId: AccountId; email: string; occasion?: ResetOccasion } | { accountId: null }
    }
  /** Null if there is nothing to confirm, likewise. */
  | { task: 'send_email_confirmation'; payload: { accountId: AccountId | null } }
  /** Enqueued by the worker's timetable. */
  | { task: 'remove_ended_sessions'; payload: object }
  /** Enqueued by the worker's timetable. */
  | { task: 'publish_due_posts'; payload: object }
  /** Enqueued by the worker's timetable. */
  | { task: 'roll_up_views'; payload: object }
  /** Enqueued by the worker's timetable. */
  | { task: 'remove_staged_photos'; payload: object }
  /** Enqueued by the worker's timetable. */
  | { task: 'remove_unused_post_images'; payload: object }
  /** Enqueued before a photo changes and when its professional is erased. */
  | { task: 'remove_replaced_photos'; payload: { professionalId: ProfessionalId } }
  /** Enqueued by the worker's timetable. */
  | { task: 'apply_retention'; payload: object }
  /** Enqueued by the worker's timetable. */
  | { task: 'expire_verifications'; payload: object }
  /** Enqueued by the worker's timetable. */
  | { task: 'enqueue_months'; payload: object }
  /** Enqueued by the worker's timetable. */
  | { task: 'enqueue_digests'; payload: object }
  /** About the month that begins on that day. Goes to the account's present e-mail. */
  | { task: 'send_month'; payload: { accountId: AccountId; month: string } }
  /** Likewise. */
  | { task: 'send_digest'; payload: { accountId: AccountId } }
  /** Enqueued by the timetable and by every change of a listing, if there is a search engine besides the database. */
  | { task: 'feed_search_index'; payload: object }

export type JobTask = Job['task']
export type JobPayload<Task extends JobTask> = Extract<Job, { task: Task }>['payload']

/** Each queue has workers of its own: what a server takes slowly or not at all keeps no other work waiting. */
export type QueueName = 'account_mail' | 'notices' | 'push' | 'upkeep'

export const QUEUE_OF: Readonly<Record<JobTask, QueueName>> = {
  apply_retention: 'upkeep',
  enqueue_digests: 'notices',
  enqueue_months: 'notices',
  expire_verifications: 'upkeep',
  feed_search_index: 'upkeep',
  publish_due_posts: 'upkeep',
  remove_ended_sessions: 'upkeep',
  remove_replaced_photos: 'upkeep',
  remove_staged_photos: 'upkeep',
  remove_unused_post_images: 'upkeep',
  roll_up_views: 'upkeep',
  send_digest: 'notices',
  send_email_confirmation: 'account_mail',
  send_month: 'notices',
  send_notice: 'notices',
  send_password_reset: 'account_mail',
  send_push: 'push',
}
/** Of a queue's jobs that are due, these come last: many are enqueued at once, and nobody waits for them. */
export const COME_LAST: readonly JobTask[] = ['send_digest', 'send_month']
export const JOB_TASKS: readonly string[] = Object.keys(QUEUE_OF)

type Handler<Task extends JobTask> = (payload: JobPayload<Task>) => Promise<void>

/** Execute the tasks; a thrown error leads to a retry. Only a process that knows the search engine takes its jobs. */
export type JobHandlers = { [Task in Exclude<JobTask, 'feed_search_index'>]: Handler<Task> } & {
  feed_search_index?: Handler<'feed_search_index'>
}

/** Waiting for execution, running, to be retried after a failure, or given up. */
export const JOB_STATES = ['waiting', 'running', 'retrying', 'given_up'] as const
export type JobState = (typeof JOB_STATES)[number]

export interface QueuedJob {
  id: string
  task: string
  state: JobState
  attempts: number
  mostAttempts: number
  /** The kind of the last attempt's error, without details. */
  error: string | null
  /** When it is to run. */
  due: Date
  createdAt: Date
  /** Without e-mails. */
  payload: unknown
}

export interface JobFilter {
  id?: string | undefined
  task?: string | undefined
  state?: JobState | undefined
  /** Enqueued at this instant or later. */
  from?: Date | undefined
  /** Enqueued before this instant. */
  until?: Date | undefined
}

/** Deferred work that must not get lost. Every job runs at least once and is retried for days. */
export abstract class JobQueue {
  /**
   * Inside a unit of work the job is committed or rolled back with it. Replaces a waiting job with the same `key`. The
   * job runs in `delay` seconds at the earliest.
   */
  abstract enqueue(job: Job, key?: string, delay?: number): Promise<void>

  /** Removes the account's unfinished jobs that do not run at this moment, given-up ones included. */
  abstract removeOf(accountId: AccountId): Promise<void>

  /** Removes given-up jobs enqueued before `instant`. */
  abstract removeGivenUp(instant: Date): Promise<void>

  /** Lets a job run at once with all its attempts. Returns false if there is none or a worker has it. */
  abstract retry(id: string): Promise<boolean>

  /** Removes a job. Returns false likewise. */
  abstract remove(id: string): Promise<boolean>

  /** Counts unfinished jobs, scheduled and given-up ones included. */
  abstract countWaiting(): Promise<number>

  /** Lists the same in order of execution; page from 1. */
  abstract list(filter: JobFilter, page: number, limit: number): Promise<{ rows: QueuedJob[]; total: number }>
}
