import type { Ports } from '#application/ports/ports.ts'
import type { JobPayload } from '#application/ports/job_queue.ts'
import { comparedWith, earlierMonth, monthBefore, nextStep } from '#domain/professionals/month.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { professionalOf } from '#domain/shared/ids.ts'
import { declineToken } from '../accounts/mail_choices.ts'
import { UseCase } from '../use_case.ts'

/** Mails that wait in the queue at most; with a run of the timetable each 5 minutes 3,000 an hour. */
const AT_ONCE = 250

/**
 * Enqueues mails about the month before, some at each run of the timetable, none while those of the last run wait for a
 * slow mail server, and fewer the more of them it did not accept. A run that was missed is made up for by the next.
 */
export class EnqueueMonths extends UseCase<Ports<'months' | 'jobs' | 'unitOfWork' | 'clock'>> {
  async execute(): Promise<void> {
    const { months, jobs, unitOfWork, clock } = this.deps
    const month = monthBefore(clock.now())
    for (const each of [earlierMonth(month), month]) await months.sumUp(each)
    await months.keepOnly(earlierMonth(month), month)
    const [waiting = 0, failing = 0] = await Promise.all(
      (['waiting', 'retrying'] as const).map(
        async (state) => (await jobs.list({ task: 'send_month', state }, 1, 1)).total,
      ),
    )
    if (waiting > 0 || failing >= AT_ONCE) return
    await unitOfWork.run(async () => {
      for (const accountId of await months.take(month, AT_ONCE - failing))
        await jobs.enqueue({ task: 'send_month', payload: { accountId, month } })
    })
  }
}

/** Mails a professional's month to the account's present e-mail, unless the mail was declined or the profile hidden meanwhile. */
export class SendMonth extends UseCase<
  Ports<'professionals' | 'months' | 'mailChoices' | 'hasher' | 'mailer' | 'clock'>
> {
  /** Throws when the mail server does not accept the mail. */
  async execute({ accountId, month }: JobPayload<'send_month'>): Promise<void> {
    const { professionals, months, mailChoices, hasher, mailer, clock } = this.deps
    const id = professionalOf(accountId)
    const professional = await professionals.findById(id)
    if (!professional?.isListed() || professional.isUnclaimed()) return
    const { state } = professional
    const own = await months.read(id, month)
    if (!own || !(await mailChoices.isWanted(accountId, 'month'))) return
    const { ofCity, ofSpecialty, ...seen } = own
    const peers = comparedWith(ofCity, ofSpecialty)
    const today = saoPauloDay(clock.now())
    await mailer.send({
      kind: 'month',
      to: { email: state.email, name: state.name, slug: state.slug },
      month: { ...seen, month, peers, nextStep: nextStep(state, { ...seen, peers, today }) },
      declineToken: declineToken(hasher, 'month', accountId),
    })
  }
}
