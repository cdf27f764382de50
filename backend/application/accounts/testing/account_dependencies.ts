import { InMemoryVerificationRepository } from '#application/testing/in_memory_verification_repository.ts'
import type { Account } from '#domain/accounts/account.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { FewCommonPasswords } from '#application/testing/few_common_passwords.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import {
  InMemoryAccountRepository,
  InMemoryEmailConfirmations,
  InMemoryEmailReturns,
} from '#application/testing/in_memory_account_repository.ts'
import { InMemoryAuditLog } from '#application/testing/in_memory_audit_log.ts'
import { InMemoryJobQueue } from '#application/testing/in_memory_job_queue.ts'
import { InMemoryMailer } from '#application/testing/in_memory_mailer.ts'
import { InMemoryNoticeLedger } from '#application/testing/in_memory_notice_ledger.ts'
import { InMemoryPasswordResetRepository } from '#application/testing/in_memory_password_reset_repository.ts'
import { InMemoryProfileClaims } from '#application/testing/in_memory_profile_claims.ts'
import { InMemoryProfessionalRepository } from '#application/testing/in_memory_professional_repository.ts'
import { InMemorySecurityLog } from '#application/testing/in_memory_security_log.ts'
import { InMemorySessionStore } from '#application/testing/in_memory_session_store.ts'
import { InMemoryUnitOfWork } from '#application/testing/in_memory_unit_of_work.ts'
import {
  CountedCodes,
  InMemorySecondFactors,
  ObedientPasskeys,
  OpenBox,
} from '#application/testing/in_memory_second_factors.ts'
import { PlainPasswordHasher } from '#application/testing/plain_password_hasher.ts'
import { SequentialIds } from '#application/testing/sequential_ids.ts'
import { SequentialTokens } from '#application/testing/sequential_tokens.ts'
import { SpentLimits } from '#application/ports/testing/spent_limits.ts'
import { WatchedIndex } from '#application/professionals/importing/testing/watched_index.ts'
import { TransparentHasher } from '#application/testing/transparent_hasher.ts'
import { PasswordPolicy } from '../password_policy.ts'

export const EMAIL = 'ana@exemplo.com.br'
export const PASSWORD = 'girassol-azul-42'

/** The dependencies of this folder's use cases, in memory, with one account: `EMAIL` and `PASSWORD`. */
export async function accountDependencies(state: Partial<ProfessionalState> = {}) {
  const clock = new FixedClock()
  const professionals = InMemoryProfessionalRepository.holding(aProfessional({ email: EMAIL, ...state }))
  const accounts = new InMemoryAccountRepository(professionals)
  const deps = {
    clock,
    professionals,
    accounts,
    claims: new InMemoryProfileClaims(professionals),
    confirmations: new InMemoryEmailConfirmations(),
    returns: new InMemoryEmailReturns(),
    index: new WatchedIndex(),
    limits: new SpentLimits(),
    mustConfirmEmail: false,
    secondFactors: new InMemorySecondFactors(),
    oneTimeCodes: new CountedCodes(),
    passkeys: new ObedientPasskeys(),
    sealedBox: new OpenBox(),
    hasher: new TransparentHasher(),
    adminsNeedSecondFactor: false,
    sessions: new InMemorySessionStore(accounts, clock),
    resets: new InMemoryPasswordResetRepository(),
    tokens: new SequentialTokens(),
    passwords: new PlainPasswordHasher(),
    passwordPolicy: new PasswordPolicy(new FewCommonPasswords(), 'Saúde Perto'),
    notices: new InMemoryNoticeLedger(clock),
    jobs: new InMemoryJobQueue(),
    mailer: new InMemoryMailer(),
    verifications: new InMemoryVerificationRepository(professionals),
    unitOfWork: new InMemoryUnitOfWork(),
    ids: new SequentialIds(),
    securityLog: new InMemorySecurityLog(),
    auditLog: new InMemoryAuditLog(professionals),
  }
  await change(deps.accounts, (account) => account.changePassword(`plain ${PASSWORD}`))
  return deps
}

/** Changes the account directly in the store. */
export async function change(
  accounts: InMemoryAccountRepository,
  alter: (account: Account) => unknown,
): Promise<void> {
  const account = await accounts.findById(aUuid(1))
  if (!account) throw new Error('There is no account.')
  alter(account)
  await accounts.save(account)
}

/** Accepts every password, after removing or changing its owner. */
export class GoneMeanwhile extends PlainPasswordHasher {
  readonly #remove: () => unknown

  constructor(remove: () => unknown) {
    super()
    this.#remove = remove
  }

  override async verify(): Promise<boolean> {
    await this.#remove()
    return true
  }
}
