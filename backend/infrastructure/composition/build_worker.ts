import { RemoveUnusedPostImages } from '#application/blog/editing/post_images.ts'
import { RemoveUnconfirmed } from '#application/accounts/confirm_email.ts'
import {
  SendEmailConfirmation,
  SendNotice,
  SendPasswordReset,
} from '#application/accounts/send_account_mails.ts'
import { SendPush } from '#application/accounts/push.ts'
import { EnqueueDigests, SendDigest } from '#application/admin/digest.ts'
import { EnqueueMonths, SendMonth } from '#application/professionals/month_mails.ts'
import { PublishDuePosts } from '#application/blog/editing/publish_post.ts'
import { ExpireVerifications } from '#application/verification/verification.ts'
import { ApplyRetention } from '#application/privacy/apply_retention.ts'
import { RemoveReplacedPhotos, RemoveStagedPhotos } from '#application/professionals/editing/photo_cleanup.ts'
import { lastDays } from '#domain/shared/dates.ts'
import { RETENTION } from '#domain/shared/retention.ts'
import type { Mailer } from '#application/ports/mailer.ts'
import { GraphileJobWorker } from '../jobs/graphile_job_worker.ts'
import type { Adapters } from './build_adapters.ts'
import { isPrivateSite } from './demo_rules.ts'
import type { Settings } from './settings.ts'
import { lazily } from './lazily.ts'
import { appUrlOf, mailFolderOf, supportEmailOf } from './site_of.ts'
import type { OperatorApp } from './open_operator_app.ts'

interface WorkerSources {
  settings: Settings
  databaseUrl: string
  adapters: Adapters
  log: (line: string) => void
}

/** Builds the worker for mails and cleanup jobs, not started yet. */
export function buildWorker({ settings, databaseUrl, adapters, log }: WorkerSources): GraphileJobWorker {
  const mailer = lazily(() => loadMailer(settings, adapters, log))
  const deps = { ...adapters, mailer }
  const sendNotice = new SendNotice(deps)
  const sendPasswordReset = new SendPasswordReset(deps)
  const sendEmailConfirmation = new SendEmailConfirmation(deps)
  const sendPush = new SendPush(adapters)
  const removeReplacedPhotos = new RemoveReplacedPhotos(adapters)
  return new GraphileJobWorker({
    url: databaseUrl,
    log,
    handlers: {
      send_notice: (notice) => sendNotice.execute(notice),
      send_password_reset: (reset) => sendPasswordReset.execute(reset),
      send_email_confirmation: (payload) => sendEmailConfirmation.execute(payload),
      send_push: (notice) => sendPush.execute(notice),
      enqueue_months: () => new EnqueueMonths(adapters).execute(),
      send_month: (month) => new SendMonth(deps).execute(month),
      enqueue_digests: () => new EnqueueDigests(adapters).execute(),
      send_digest: (digest) => new SendDigest(deps).execute(digest),
      publish_due_posts: () => new PublishDuePosts(adapters).execute(),
      roll_up_views: () => rollUpViews(adapters),
      remove_staged_photos: () => new RemoveStagedPhotos(adapters).execute(),
      remove_unused_post_images: () => new RemoveUnusedPostImages(adapters).execute(),
      remove_replaced_photos: (photos) => removeReplacedPhotos.execute(photos),
      apply_retention: () => applyRetention(adapters),
      expire_verifications: () => new ExpireVerifications(adapters).execute(),
      remove_ended_sessions: async () => void (await adapters.sessions.removeEnded()),
      ...(adapters.feedSearchIndex && { feed_search_index: adapters.feedSearchIndex }),
    },
  })
}

async function applyRetention(adapters: Adapters): Promise<void> {
  await new ApplyRetention(adapters).execute()
  await new RemoveUnconfirmed(adapters).execute()
  const [oldest = ''] = lastDays(adapters.clock.now(), RETENTION.contactCountDays)
  await adapters.contactCounter.forgetBefore(oldest)
  const [oldestReport = ''] = lastDays(adapters.clock.now(), RETENTION.insurerReportDays)
  await adapters.insurerReports.forgetBefore(oldestReport)
  const [oldestSearch = ''] = lastDays(adapters.clock.now(), RETENTION.searchCountDays)
  await adapters.searchCounter.forgetBefore(oldestSearch)
  const [oldestDemand = ''] = lastDays(adapters.clock.now(), RETENTION.demandDays)
  await adapters.searchCounter.forgetDemandBefore(oldestDemand)
}

async function rollUpViews({ views, postViews }: Adapters): Promise<void> {
  await views.rollUp()
  await postViews.rollUp()
}

async function loadMailer(
  settings: Settings,
  { clock }: Adapters,
  log: (line: string) => void,
): Promise<Mailer> {
  const appUrl = appUrlOf(settings)
  const from = settings.MAIL_FROM ?? `nao-responda@${new URL(appUrl).hostname}`
  const sender = { appUrl, brandName: settings.BRAND_NAME, supportEmail: supportEmailOf(settings), from }
  if (settings.SMTP_URL) {
    const { SmtpMailer } = await import('../mail/smtp_mailer.ts')
    return new SmtpMailer(settings.SMTP_URL, sender)
  }
  const { FileMailer } = await import('../mail/file_mailer.ts')
  return new FileMailer({
    folder: mailFolderOf(settings),
    sender,
    clock,
    log,
    showsLinks: isPrivateSite(settings),
  })
}

/** Builds the worker for the operator's terminal, not started yet. */
export function workerOf(
  { settings, database, adapters }: OperatorApp,
  log: (line: string) => void,
): GraphileJobWorker {
  return buildWorker({ settings, databaseUrl: database.url, adapters, log })
}
