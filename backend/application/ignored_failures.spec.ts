import { test } from '@japa/runner'
import { PasswordReset } from '#domain/accounts/password_reset.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { aReview } from '#domain/reviews/testing/a_review.ts'
import { fail } from '#domain/shared/result.ts'
import { NEVER_ASKED } from '#domain/professionals/verification.ts'
import { ResetPassword } from './accounts/reset_password.ts'
import { accountDependencies } from './accounts/testing/account_dependencies.ts'
import {
  BlockProfessional,
  RefuseVerification,
  SetSubscription,
  VerifyProfessional,
} from './admin/moderate_user.ts'
import { PromoteUser } from './admin/set_role.ts'
import {
  BY_ADMIN,
  BY_OPERATOR,
  moderationDependencies,
  USER,
} from './admin/testing/moderation_dependencies.ts'
import { RegisterLead } from './leads/receive_contacts.ts'
import { aLeadForm } from './leads/testing/a_lead_form.ts'
import { leadDependencies } from './leads/testing/lead_dependencies.ts'
import { ErasePerson, WithdrawConsent } from './privacy/erase_person.ts'
import { ANA, MARIA, privacyDependencies } from './privacy/testing/privacy_dependencies.ts'
import { EditProfile } from './professionals/editing/edit_profile.ts'
import { OWN, ownerDependencies } from './professionals/testing/owner_dependencies.ts'
import { WatchedIndex } from './professionals/importing/testing/watched_index.ts'
import { ModerateReview } from './reviews/moderate_review.ts'
import { SubmitReview } from './reviews/submit_review.ts'
import { reviewDependencies } from './reviews/testing/review_dependencies.ts'
import { ignoredFailures } from './testing/ignored_failures.ts'

const REVIEW = aUuid(201)
const OWNER = { kind: 'professional', id: aUuid(1) } as const

async function withReview() {
  return { ...(await reviewDependencies({ reviews: [aReview({ rating: 4 })] })), index: new WatchedIndex() }
}

async function withRequest() {
  const deps = await moderationDependencies()
  await deps.verifications.save(USER, { ...NEVER_ASKED, askedAt: new Date(0) })
  return deps
}

async function withEncoder() {
  const encoder = {
    encode: async () => fail('image_broken'),
    encodeWhole: async () => fail('image_broken'),
  } as const
  return { ...(await ownerDependencies()), encoder }
}

async function withLink() {
  const deps = await accountDependencies()
  const tokenHash = deps.tokens.hashOf('mailed')
  const link = { id: aUuid(9), accountId: aUuid(1), tokenHash, createdAt: deps.clock.now() }
  await deps.resets.save(PasswordReset.open(link))
  return deps
}

const aForm = {
  ...{ professionalId: aUuid(1), patientName: 'Carla Mendes', rating: 5, comment: 'Muito atenciosa.' },
  sender: { address: '203.0.113.7', userAgent: 'Firefox', elapsedMs: 8_000 },
}

const RUNS = {
  'blocking a professional': () =>
    ignoredFailures(moderationDependencies, (deps) =>
      new BlockProfessional(deps).execute({ by: BY_ADMIN, userId: USER, blocked: true }),
    ),
  'changing a plan': () =>
    ignoredFailures(moderationDependencies, (deps) =>
      new SetSubscription(deps).execute({ by: BY_ADMIN, userId: USER, subscriptionLevel: 'premium' }),
    ),
  'giving the badge': () =>
    ignoredFailures(moderationDependencies, (deps) =>
      new VerifyProfessional(deps).execute({ by: BY_OPERATOR, userId: USER, verified: true }),
    ),
  'refusing the badge': () =>
    ignoredFailures(withRequest, (deps) =>
      new RefuseVerification(deps).execute({ by: BY_OPERATOR, userId: USER, refusal: 'not_found' }),
    ),
  'making an administrator': () =>
    ignoredFailures(moderationDependencies, (deps) =>
      new PromoteUser(deps).execute({ by: BY_OPERATOR, userId: USER }),
    ),
  'approving a review': () =>
    ignoredFailures(withReview, (deps) =>
      new ModerateReview(deps).execute({ reviewId: REVIEW, status: 'approved', by: OWNER }),
    ),
  'submitting a review': () =>
    ignoredFailures(reviewDependencies, (deps) => new SubmitReview(deps).execute(aForm)),
  'registering a lead': () =>
    ignoredFailures(
      async () => leadDependencies(),
      (deps) => new RegisterLead(deps).execute(aLeadForm()),
    ),
  'editing a profile': () =>
    ignoredFailures(withEncoder, (deps) =>
      new EditProfile(deps).execute({
        ...{ ...OWN, sent: ['bio'], fields: { bio: 'Cardiologia do esporte.' } },
        ...{ redirectUrl: null, photo: 'unchanged', version: undefined },
      }),
    ),
  'withdrawing consent': () =>
    ignoredFailures(privacyDependencies, (deps) =>
      new WithdrawConsent(deps).execute({ by: MARIA, email: ANA }),
    ),
  'erasing a person': () =>
    ignoredFailures(privacyDependencies, (deps) => new ErasePerson(deps).execute({ by: MARIA, email: ANA })),
  'setting a new password': () =>
    ignoredFailures(withLink, (deps) =>
      new ResetPassword(deps).execute({
        ...{ token: 'mailed', newPassword: 'quatro cavalos mansos', address: '203.0.113.7' },
      }),
    ),
}

test.group('Ports that fail', () => {
  for (const [what, run] of Object.entries(RUNS))
    test(`stop ${what}, whichever call it is`, async ({ assert }) => {
      const { calls, ignored } = await run()
      assert.isAbove(calls.length, 2)
      assert.isEmpty(ignored)
    })
})
