import { test } from '@japa/runner'
import { PasswordReset } from '#domain/accounts/password_reset.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { BlogPostState } from '#domain/blog/blog_post.ts'
import { aBlogPost } from '#domain/blog/testing/a_blog_post.ts'
import { aLead } from '#domain/leads/testing/a_lead.ts'
import type { ReviewStatus } from '#domain/reviews/review.ts'
import { aReview } from '#domain/reviews/testing/a_review.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { NEVER_ASKED } from '#domain/professionals/verification.ts'
import { ConfirmEmail, RemoveUnconfirmed, RequestEmailConfirmation } from './accounts/confirm_email.ts'
import { LogIn } from './accounts/log_in.ts'
import { ChangePassword, OwnData, RequestEmailChange } from './accounts/own_account.ts'
import { ForcePasswordReset, RequestPasswordReset, ResetPassword } from './accounts/reset_password.ts'
import { OwnSecondFactor, ResetSecondFactor } from './accounts/own_second_factor.ts'
import { FinishLogIn } from './accounts/second_factor.ts'
import { SendEmailConfirmation, SendNotice, SendPasswordReset } from './accounts/send_account_mails.ts'
import { EMAIL, PASSWORD, accountDependencies } from './accounts/testing/account_dependencies.ts'
import { ExportProfessionals } from './admin/list_users.ts'
import { CreateAdmin } from './admin/create_admin.ts'
import {
  ApproveVerification,
  BlockProfessional,
  RefuseVerification,
  SetSubscription,
  VerifyProfessional,
} from './admin/moderate_user.ts'
import { DemoteUser, PromoteUser } from './admin/set_role.ts'
import {
  ADMIN,
  BY_ADMIN,
  BY_OPERATOR,
  USER,
  moderationDependencies,
} from './admin/testing/moderation_dependencies.ts'
import { RegisterLead, SendContact } from './leads/receive_contacts.ts'
import { aLeadForm } from './leads/testing/a_lead_form.ts'
import { aSender, leadDependencies } from './leads/testing/lead_dependencies.ts'
import { ErasePerson, WithdrawConsent } from './privacy/erase_person.ts'
import { DraftPost, EditPost, RestoreRevision, typedOf } from './blog/editing/edit_post.ts'
import { UploadPostImage } from './blog/editing/post_images.ts'
import {
  DeletePost,
  PublishDuePosts,
  PublishPost,
  SchedulePost,
  UnpublishPost,
} from './blog/editing/publish_post.ts'
import { DeleteContact, ListContacts, NoteContact, UpdateLeadStatus } from './leads/own_contacts.ts'
import { ApplyRetention } from './privacy/apply_retention.ts'
import { ExportPerson, erasuresOf } from './privacy/person.ts'
import { ReplayErasures } from './privacy/replay_erasures.ts'
import { ANA, MARIA, privacyDependencies } from './privacy/testing/privacy_dependencies.ts'
import { EditProfile } from './professionals/editing/edit_profile.ts'
import { RemoveReplacedPhotos } from './professionals/editing/photo_cleanup.ts'
import { ProfileParts } from './professionals/profile_parts.ts'
import { AS_RUI, OWN, ownerDependencies } from './professionals/testing/owner_dependencies.ts'
import { WatchedIndex } from './professionals/importing/testing/watched_index.ts'
import {
  AnswerReview,
  ReportReview,
  DecideReview,
  ModerateReview,
  UndoModeration,
} from './reviews/moderate_review.ts'
import { SubmitReview } from './reviews/submit_review.ts'
import { reviewDependencies } from './reviews/testing/review_dependencies.ts'
import { SpentLimits } from './ports/testing/spent_limits.ts'
import { ignoredFailures } from './testing/ignored_failures.ts'
import { InMemoryProfessionalAdminList } from './testing/in_memory_professional_admin_list.ts'
import { InMemorySecurityLog } from './testing/in_memory_security_log.ts'
import { codeAt } from './testing/in_memory_second_factors.ts'
import { PlainPasswordHasher } from './testing/plain_password_hasher.ts'
import { SequentialIds } from './testing/sequential_ids.ts'
import { AskForVerification, ExpireVerifications } from './verification/verification.ts'

const REVIEW = aUuid(201)
const OWNER = { kind: 'professional', id: aUuid(1) } as const

async function withReview(status: ReviewStatus = 'pending') {
  const reviews = [aReview({ rating: 4, status })]
  return { ...(await reviewDependencies({ reviews })), index: new WatchedIndex() }
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

const STEP_UP = { accountId: aUuid(1), password: PASSWORD, address: '203.0.113.7', sessionToken: 'mine' }
const TRIES = { begin: async () => {}, succeed: async () => {} }

/** Somebody new with a link to another address. */
async function withConfirmation() {
  const deps = await accountDependencies({ unconfirmedSince: new Date('2026-11-20T12:00:00Z') })
  const asked = { accountId: aUuid(1), email: 'nova@exemplo.com.br' }
  await deps.confirmations.ask(asked)
  await deps.confirmations.giveToken(asked, {
    hash: deps.tokens.hashOf('mailed'),
    expiresAt: new Date('2100-01-01'),
  })
  return deps
}

async function withPasskey() {
  const deps = await accountDependencies()
  const own = new OwnSecondFactor(deps)
  const { ticket, options } = await own.offerPasskey(aUuid(1))
  await own.addPasskey({ ...STEP_UP, ticket, answer: { id: 'chave', ...options }, name: 'Celular' })
  return deps
}

const logIn = (deps: Awaited<ReturnType<typeof accountDependencies>>, password = PASSWORD) =>
  new LogIn(deps).execute({ email: EMAIL, password, address: '203.0.113.7', isNearby: false, tries: TRIES })

async function withOwnData() {
  const deps = await privacyDependencies()
  const account = await deps.accounts.findById(aUuid(1))
  account?.changePassword(`plain ${PASSWORD}`)
  if (account) await deps.accounts.save(account)
  const stepUp = {
    limits: new SpentLimits(),
    securityLog: new InMemorySecurityLog(),
    passwords: new PlainPasswordHasher(),
  }
  return { ...deps, ...stepUp }
}

/** For who is to be refused: another answer is the wrong one. */
const refused = async (answer: Promise<{ ok: boolean }>) => ({ ok: !(await answer).ok })

const AS_ANA = { id: aUuid(1), role: 'user' } as const

async function withPost(post: Partial<BlogPostState> = {}) {
  const deps = { ...(await privacyDependencies()), ids: new SequentialIds() }
  await deps.posts.save(aBlogPost(post))
  await deps.posts.keepRevision(POST, {
    id: aUuid(501),
    at: new Date(0),
    title: '',
    fields: typedOf(aBlogPost(post).state),
  })
  return deps
}

const POST = aUuid(401)
const OF_POST = { by: BY_OPERATOR, postId: POST }

async function withLead() {
  const deps = leadDependencies()
  await deps.contacts.save(aLead({ id: aUuid(301) }))
  return deps
}

const OF_LEAD = { contactId: aUuid(301), viewerId: aUuid(1) }

async function withVerified(days: number) {
  const deps = await moderationDependencies({ isVerified: true })
  await new ExpireVerifications(deps).execute()
  deps.clock.advance({ days })
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
  'putting who was refused the badge back': () =>
    ignoredFailures(moderationDependencies, (deps) =>
      new RefuseVerification(deps).takeBack({ by: BY_ADMIN, userId: USER, askedAt: new Date(0) }),
    ),
  'making an administrator': () =>
    ignoredFailures(moderationDependencies, (deps) =>
      new PromoteUser(deps).execute({ by: BY_OPERATOR, userId: USER }),
    ),
  'making an administrator a user again': () =>
    ignoredFailures(
      async () => {
        const deps = await moderationDependencies()
        await deps.professionals.save(aProfessional({ id: aUuid(3), role: 'admin', slug: 'caio' }))
        return deps
      },
      (deps) => new DemoteUser(deps).execute({ by: BY_OPERATOR, userId: ADMIN }),
    ),
  'making an administrator of nobody': () =>
    ignoredFailures(moderationDependencies, (deps) =>
      new CreateAdmin(deps).execute({
        ...{ by: BY_OPERATOR, email: 'bia@exemplo.com.br', name: 'Bia', lastname: 'Dias' },
        password: 'quatro cavalos mansos',
      }),
    ),
  'approving a review': () =>
    ignoredFailures(withReview, (deps) =>
      new ModerateReview(deps).execute({ reviewId: REVIEW, status: 'approved', by: OWNER }),
    ),
  'deciding on a reported review': () =>
    ignoredFailures(
      () => withReview('approved'),
      (deps) => new DecideReview(deps).execute({ reviewId: REVIEW, by: BY_ADMIN, objection: 'fake' }),
    ),
  'taking a decision back': () =>
    ignoredFailures(
      () => withReview('approved'),
      (deps) =>
        new UndoModeration(deps).execute({ reviewId: REVIEW, by: BY_OPERATOR, to: { status: 'pending' } }),
    ),
  'answering a review': () =>
    ignoredFailures(
      () => withReview('approved'),
      (deps) => new AnswerReview(deps).execute({ reviewId: REVIEW, viewer: AS_ANA, answer: 'Obrigada.' }),
    ),
  'reporting a review': () =>
    ignoredFailures(
      () => withReview('approved'),
      (deps) => new ReportReview(deps).execute({ reviewId: REVIEW, objection: 'fake', sender: aSender() }),
    ),
  'submitting a review': () =>
    ignoredFailures(reviewDependencies, (deps) => new SubmitReview(deps).execute(aForm)),
  'registering a lead': () =>
    ignoredFailures(
      async () => leadDependencies(),
      (deps) => new RegisterLead(deps).execute(aLeadForm()),
    ),
  'writing to a professional': () =>
    ignoredFailures(
      async () => leadDependencies(),
      (deps) =>
        new SendContact(deps).execute({
          ...{ professionalId: aUuid(1), patientName: 'Bruno Alves', patientEmail: 'bruno@exemplo.com.br' },
          ...{ subject: 'Consulta', message: 'Atende aos sábados?', sender: aSender() },
        }),
    ),
  'reading own leads': () =>
    ignoredFailures(withLead, (deps) => new ListContacts(deps).execute({ ...OWN, page: 1, limit: 10 })),
  'moving a lead on': () =>
    ignoredFailures(withLead, (deps) =>
      new UpdateLeadStatus(deps).execute({ ...OF_LEAD, status: 'contacted' }),
    ),
  'noting something on a lead': () =>
    ignoredFailures(withLead, (deps) => new NoteContact(deps).execute({ ...OF_LEAD, note: 'Ligar amanhã.' })),
  'deleting a lead': () =>
    ignoredFailures(withLead, (deps) =>
      new DeleteContact(deps).execute({ contactId: aUuid(301), viewer: AS_ANA }),
    ),
  'adding a part of a profile': () =>
    ignoredFailures(ownerDependencies, (deps) =>
      new ProfileParts(deps).add('insurances', OWN, { insuranceName: 'Amil' }),
    ),
  'refusing who adds a part to the profile of another': () =>
    ignoredFailures(ownerDependencies, (deps) =>
      refused(
        new ProfileParts(deps).add('insurances', { ...OWN, viewer: AS_RUI }, { insuranceName: 'Amil' }),
      ),
    ),
  'removing photos that were replaced': () =>
    ignoredFailures(ownerDependencies, (deps) =>
      new RemoveReplacedPhotos(deps).execute({ professionalId: aUuid(1) }),
    ),
  'asking to be verified': () =>
    ignoredFailures(moderationDependencies, (deps) => new AskForVerification(deps).execute(OWN)),
  'approving who asked to be verified': () =>
    ignoredFailures(withRequest, async (deps) => {
      const seen = deps.user()
      if (seen) await new ApproveVerification(deps).execute({ by: BY_ADMIN, userId: USER, seen })
    }),
  'ending a verification': () =>
    ignoredFailures(
      () => withVerified(366),
      (deps) => new ExpireVerifications(deps).execute(),
    ),
  'reminding of a verification': () =>
    ignoredFailures(
      () => withVerified(340),
      (deps) => new ExpireVerifications(deps).execute(),
    ),
  'editing a profile': () =>
    ignoredFailures(withEncoder, (deps) =>
      new EditProfile(deps).execute({
        ...{ ...OWN, sent: ['bio'], fields: { bio: 'Cardiologia do esporte.' } },
        ...{ redirectUrl: null, photo: 'unchanged', version: undefined },
      }),
    ),
  'taking the photo off a profile': () =>
    ignoredFailures(withEncoder, (deps) =>
      new EditProfile(deps).execute({
        ...{ ...OWN, sent: [], fields: {}, redirectUrl: null, photo: 'none', version: undefined },
      }),
    ),
  'taking professionals out as a sheet': () =>
    ignoredFailures(
      async () => {
        const { professionals, auditLog } = await privacyDependencies()
        const adminList = new InMemoryProfessionalAdminList(professionals)
        return { adminList, auditLog, professionalSheets: { write: async () => 2 } }
      },
      (deps) =>
        new ExportProfessionals(deps).execute({
          ...{ by: BY_OPERATOR, filter: {}, path: 'a.csv', format: 'csv' as const },
        }),
    ),
  'sending a picture for a post': () =>
    ignoredFailures(
      async () => {
        const { auditLog, clock } = await privacyDependencies()
        const image = { hash: 'a'.repeat(22), width: 640, height: 480, variants: [] }
        const postImages = { put: async () => {}, get: async () => null, removeUnused: async () => 0 }
        return { auditLog, clock, postImages, encoder: { encodeWhole: async () => ok(image) } }
      },
      (deps) => new UploadPostImage(deps).execute({ by: BY_ADMIN, bytes: new Uint8Array() }),
    ),
  'withdrawing consent': () =>
    ignoredFailures(privacyDependencies, (deps) =>
      new WithdrawConsent(deps).execute({ by: MARIA, email: ANA }),
    ),
  'erasing a person': () =>
    ignoredFailures(privacyDependencies, (deps) => new ErasePerson(deps).execute({ by: MARIA, email: ANA })),
  'giving a person what is theirs': () =>
    ignoredFailures(privacyDependencies, (deps) => new ExportPerson(deps).execute({ by: MARIA, email: ANA })),
  'erasing again what an older backup brought back': () =>
    ignoredFailures(
      async () => {
        const deps = await privacyDependencies()
        const person = { email: ANA, phone: null, reviewIds: [] }
        await deps.externalErasures.add(erasuresOf(person, deps.hasher, deps.clock.now()))
        return deps
      },
      (deps) => new ReplayErasures(deps).execute({ by: MARIA }),
    ),
  'removing what had its time': () =>
    ignoredFailures(
      async () => {
        const deps = await privacyDependencies()
        deps.clock.advance({ days: 500 })
        return deps
      },
      (deps) => new ApplyRetention(deps).execute({ by: MARIA }),
    ),
  'taking the own data': () =>
    ignoredFailures(withOwnData, (deps) => new OwnData(deps).export({ ...STEP_UP, viewer: AS_ANA })),
  'erasing the own account': () =>
    ignoredFailures(withOwnData, (deps) => new OwnData(deps).erase({ ...STEP_UP, viewer: AS_ANA })),
  'changing the password': () =>
    ignoredFailures(accountDependencies, (deps) =>
      new ChangePassword(deps).execute({ ...STEP_UP, newPassword: 'quatro cavalos mansos' }),
    ),
  'asking for another e-mail': () =>
    ignoredFailures(accountDependencies, (deps) =>
      new RequestEmailChange(deps).execute({ ...STEP_UP, email: 'nova@exemplo.com.br' }),
    ),
  'asking for the link that confirms an e-mail': () =>
    ignoredFailures(withConfirmation, (deps) => new RequestEmailConfirmation(deps).execute({ email: EMAIL })),
  'asking for the first link that confirms an e-mail': () =>
    ignoredFailures(
      () => accountDependencies({ unconfirmedSince: new Date('2026-11-20T12:00:00Z') }),
      (deps) => new RequestEmailConfirmation(deps).execute({ email: EMAIL }),
    ),
  'mailing the link that confirms an e-mail': () =>
    ignoredFailures(withConfirmation, (deps) =>
      new SendEmailConfirmation(deps).execute({ accountId: aUuid(1) }),
    ),
  'confirming an e-mail': () =>
    ignoredFailures(withConfirmation, (deps) =>
      new ConfirmEmail(deps).execute({ token: 'mailed', address: '203.0.113.7' }),
    ),
  'refusing a link that confirms nothing': () =>
    ignoredFailures(withConfirmation, (deps) =>
      refused(new ConfirmEmail(deps).execute({ token: 'guessed', address: '203.0.113.7' })),
    ),
  'removing who never confirmed an e-mail': () =>
    ignoredFailures(
      async () => {
        const deps = await withConfirmation()
        deps.clock.advance({ days: 9 })
        return deps
      },
      (deps) => new RemoveUnconfirmed(deps).execute(),
    ),
  'logging in by a second factor': () => ignoredFailures(withPasskey, (deps) => logIn(deps)),
  'refusing a login': () => ignoredFailures(withPasskey, (deps) => refused(logIn(deps, 'outra senha'))),
  'finishing a login': () =>
    ignoredFailures(
      async () => {
        const deps = await withPasskey()
        const loggedIn = await logIn(deps)
        return { ...deps, pending: () => (loggedIn.ok ? loggedIn.value.pending : null) }
      },
      (deps) => {
        const { ticket = '', passkeyOptions } = deps.pending() ?? {}
        const passkey = { id: 'chave', ...passkeyOptions }
        return new FinishLogIn(deps).execute({ ticket, proof: { passkey }, address: '203.0.113.7' })
      },
    ),
  'adding an app as second factor': () =>
    ignoredFailures(accountDependencies, async (deps) => {
      const own = new OwnSecondFactor(deps)
      const { ticket } = await own.offerTotp(aUuid(1))
      return own.addTotp({ ...STEP_UP, ticket, code: codeAt(deps.clock.now()) })
    }),
  'adding a passkey': () =>
    ignoredFailures(accountDependencies, async (deps) => {
      const own = new OwnSecondFactor(deps)
      const { ticket, options } = await own.offerPasskey(aUuid(1))
      return own.addPasskey({ ...STEP_UP, ticket, answer: { id: 'chave', ...options }, name: 'Celular' })
    }),
  'taking a second factor away': () =>
    ignoredFailures(withPasskey, (deps) =>
      new ResetSecondFactor(deps).execute({ by: BY_OPERATOR, accountId: aUuid(1) }),
    ),
  'asking for the link to a new password': () =>
    ignoredFailures(accountDependencies, (deps) =>
      new RequestPasswordReset(deps).execute({ email: EMAIL, address: '203.0.113.7' }),
    ),
  'mailing the link to a new password': () =>
    ignoredFailures(withLink, (deps) =>
      new SendPasswordReset(deps).execute({ accountId: aUuid(1), email: EMAIL }),
    ),
  'taking a password away': () =>
    ignoredFailures(accountDependencies, (deps) =>
      new ForcePasswordReset(deps).execute({ by: BY_OPERATOR, accountId: aUuid(1) }),
    ),
  'mailing a notice': () =>
    ignoredFailures(accountDependencies, (deps) =>
      new SendNotice(deps).execute({ kind: 'welcome', accountId: aUuid(1), email: EMAIL }),
    ),
  'drafting a post': () =>
    ignoredFailures(withPost, (deps) =>
      new DraftPost(deps).execute({
        by: BY_OPERATOR,
        fields: { ...typedOf(aBlogPost().state), slug: 'gripe', author: 'bia' },
      }),
    ),
  'editing a post': () =>
    ignoredFailures(withPost, (deps) =>
      new EditPost(deps).execute({ ...OF_POST, fields: { causes: 'Novo', author: 'bia' } }),
    ),
  'going back to a revision': () =>
    ignoredFailures(withPost, (deps) =>
      new RestoreRevision(deps).execute({ ...OF_POST, revisionId: aUuid(501) }),
    ),
  'publishing a post': () => ignoredFailures(withPost, (deps) => new PublishPost(deps).execute(OF_POST)),
  'taking a post back': () =>
    ignoredFailures(
      () => withPost({ isPublished: true, publishedAt: new Date(0) }),
      (deps) => new UnpublishPost(deps).execute(OF_POST),
    ),
  'scheduling a post': () =>
    ignoredFailures(withPost, (deps) =>
      new SchedulePost(deps).execute({ ...OF_POST, publishAt: new Date('2026-12-01T12:00:00Z') }),
    ),
  'publishing what was scheduled': () =>
    ignoredFailures(
      () => withPost({ publishAt: new Date('2026-11-20T12:00:00Z') }),
      (deps) => new PublishDuePosts(deps).execute(),
    ),
  'deleting a post': () => ignoredFailures(withPost, (deps) => new DeletePost(deps).execute(OF_POST)),
  'setting a new password': () =>
    ignoredFailures(withLink, (deps) =>
      new ResetPassword(deps).execute({
        ...{ token: 'mailed', newPassword: 'quatro cavalos mansos', address: '203.0.113.7' },
      }),
    ),
}

test.group('Ports that fail', () => {
  for (const [what, run] of Object.entries(RUNS))
    test(`stop ${what} at any call`, async ({ assert }) => {
      const { answer, calls, ignored } = await run()
      assert.isAbove(calls.length, 1)
      assert.isTrue((answer as { ok?: boolean } | undefined)?.ok ?? true)
      assert.isEmpty(ignored)
    })
})
