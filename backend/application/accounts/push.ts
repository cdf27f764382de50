import type { Ports } from '#application/ports/ports.ts'
import type { JobPayload } from '#application/ports/job_queue.ts'
import type { PushDevice } from '#application/ports/push.ts'
import { isPushService, MAX_PUSH_DEVICES, PUSH_LIVES_MS } from '#domain/accounts/push_device.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { UseCase } from '../use_case.ts'

/** The browsers in which an account's owner wants notices. */
export class OwnPushDevices extends UseCase<Ports<'pushDevices' | 'pushSender' | 'unitOfWork'>> {
  /** What a browser subscribes with, null if notices are not set up, and the number of the account's browsers. */
  async show(accountId: AccountId): Promise<{ publicKey: string | null; devices: number }> {
    const { pushDevices, pushSender } = this.deps
    return { publicKey: pushSender.publicKey, devices: (await pushDevices.idsOf(accountId)).length }
  }

  /** `sessionToken` names the session with which the browser ends. */
  async add(
    accountId: AccountId,
    device: PushDevice,
    sessionToken: string,
  ): Promise<Result<void, 'push_off' | 'push_service_unknown'>> {
    const { pushDevices, pushSender, unitOfWork } = this.deps
    if (pushSender.publicKey === null) return fail('push_off')
    if (!isPushService(device.endpoint)) return fail('push_service_unknown')
    await unitOfWork.run(() => pushDevices.keep(accountId, device, sessionToken, MAX_PUSH_DEVICES))
    return ok()
  }

  /** The browser of the session changed its address by itself. A session without notices gets none by this. */
  async replace(
    accountId: AccountId,
    device: PushDevice,
    sessionToken: string,
  ): Promise<Result<void, 'push_device_not_found' | 'push_service_unknown'>> {
    const { pushDevices, unitOfWork } = this.deps
    if (!isPushService(device.endpoint)) return fail('push_service_unknown')
    return unitOfWork.run(async () => {
      if (!(await pushDevices.removeOfSession(accountId, sessionToken))) return fail('push_device_not_found')
      await pushDevices.keep(accountId, device, sessionToken, MAX_PUSH_DEVICES)
      return ok()
    })
  }

  /** After a login: a browser that is still another account's gets nothing more. */
  async renew(
    accountId: AccountId,
    endpoint: string,
    sessionToken: string,
  ): Promise<Result<void, 'push_device_not_found'>> {
    const isOwn = await this.deps.pushDevices.renew(accountId, endpoint, sessionToken)
    return isOwn ? ok() : fail('push_device_not_found')
  }

  remove(accountId: AccountId, endpoint: string): Promise<void> {
    return this.deps.pushDevices.remove(accountId, endpoint)
  }
}

/** Sends the notice of a new lead or message to the account's browsers, each in a job of its own; blocked accounts get none. */
export class SendPush extends UseCase<
  Ports<'accounts' | 'jobs' | 'pushDevices' | 'pushSender' | 'unitOfWork' | 'clock'>
> {
  /** Throws when a push service does not accept the notice now. */
  async execute(notice: JobPayload<'send_push'>): Promise<void> {
    const { accounts, pushDevices, pushSender, clock } = this.deps
    const { accountId, contact, at, device: id } = notice
    const seconds = Math.floor((Date.parse(at) + PUSH_LIVES_MS - clock.now().getTime()) / 1_000)
    if (pushSender.publicKey === null || seconds <= 0) return
    const account = await accounts.findById(accountId)
    if (!account || account.state.blocked) return
    if (id === undefined) return this.#spread(notice)
    const device = await pushDevices.find(accountId, id)
    if (!device) return
    const outcome = await pushSender.send(device, contact, seconds)
    if (outcome === 'gone') await pushDevices.remove(accountId, device.endpoint)
  }

  /** One that fails is tried again without the others. */
  #spread(notice: JobPayload<'send_push'>): Promise<void> {
    const { jobs, pushDevices, unitOfWork } = this.deps
    return unitOfWork.run(async () => {
      for (const device of await pushDevices.idsOf(notice.accountId))
        await jobs.enqueue({ task: 'send_push', payload: { ...notice, device } })
    })
  }
}
