import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { AdminPost } from '#contract/blog_admin.ts'
import { adminPostQuery, useDraftPost, useEditPost } from '#frontend/api/admin_posts.ts'
import { resolverOf, showFieldErrors } from '#frontend/lib/field_errors.ts'
import { formMessageOf, HttpError } from '#frontend/lib/http_error.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import type { DraftStore } from '#frontend/ui/workspace/drafts/draft_store.ts'
import { isSessionOver, useFormFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import {
  FIELDS,
  postValuesOf,
  profileSlugOf,
  sentPost,
  type PostFormOf,
  type PostValues,
  type SentPost,
} from './post_values.ts'

const isCalled = (error: unknown, code: string) => error instanceof HttpError && error.code === code

/** Saves a new draft, or the stored post that it started from. */
function useSend(post: AdminPost | null) {
  const draft = useDraftPost()
  const edit = useEditPost()
  const send = ({ updatedAt, ...sent }: SentPost) => {
    const people = { author: profileSlugOf(sent.author ?? ''), reviewer: profileSlugOf(sent.reviewer ?? '') }
    const form = { ...sent, ...people }
    return post ? edit.mutateAsync({ id: post.id, form: { ...form, updatedAt } }) : draft.mutateAsync(form)
  }
  return { send, isSending: draft.isPending || edit.isPending }
}

/** The newer version that another editor saved, until it is merged or loaded here. */
function useNewer(post: AdminPost | null, drafts: DraftStore) {
  const queryClient = useQueryClient()
  const isOutdated = post !== null && (draftIn(drafts)?.typed.updatedAt ?? post.updatedAt) !== post.updatedAt
  const [newer, setNewer] = useState<AdminPost | null>(isOutdated ? post : null)
  const look = async (id: string) => setNewer(await queryClient.fetchQuery(adminPostQuery(id)))
  return { newer, look, forget: () => setNewer(null) }
}

interface Options {
  /** Null for a new post. */
  post: AdminPost | null
  drafts: DraftStore
  /** Switches to the fields, where the errors appear. */
  onRefused: () => void
  onSaved: () => void
}

/** The texts of the success toast and of a failure without a message. */
const MESSAGES = {
  draft: { done: 'Post criado com sucesso!', failed: 'Erro ao criar post' },
  edit: { done: 'Post atualizado com sucesso!', failed: 'Erro ao atualizar post' },
}

/** The form of a post: keeps its draft, saves all fields, shows the server's errors beside their fields. */
export function usePostForm({ post, drafts, onRefused, onSaved }: Options) {
  const messages = post ? MESSAGES.edit : MESSAGES.draft
  const toast = useToast()
  const showExpiry = useFormFailureToast()
  const form: PostFormOf = useForm<PostValues, unknown, SentPost>({
    resolver: resolverOf(sentPost),
    defaultValues: draftIn(drafts)?.began ?? postValuesOf(post),
  })
  usePostDraft(drafts, form)
  const { send, isSending } = useSend(post)
  const { newer, look, forget } = useNewer(post, drafts)
  const fail = async (error: unknown) => {
    onRefused()
    if (isSessionOver(error)) return showExpiry(error, '')
    const description = formMessageOf(error, messages.failed)
    toast({ title: 'Erro', description, tone: 'error' })
    if (isCalled(error, 'post_slug_taken'))
      form.setError('slug', { type: 'server', message: description }, { shouldFocus: true })
    else showFieldErrors(error, FIELDS, form.setError)
    if (post && isCalled(error, 'post_changed_meanwhile')) await look(post.id)
  }
  const save = async (sent: SentPost) => {
    try {
      await send(sent)
    } catch (error) {
      return fail(error)
    }
    form.reset(form.getValues())
    drafts.dropAll()
    toast({ title: messages.done, tone: 'success' })
    onSaved()
  }
  const submit = useSendOnce(form.handleSubmit(save, onRefused))
  return { form, submit, isSending, newer, forgetNewer: forget }
}

const NAME = 'post'

interface PostDraft {
  /** The stored post when the draft began; for showing what another editor changed since. */
  began: PostValues
  typed: PostValues
}

function draftIn(drafts: DraftStore): PostDraft | undefined {
  return drafts.read(NAME) as PostDraft | undefined
}

/** Keeps a draft while the form is dirty, and restores an earlier one. */
function usePostDraft(drafts: DraftStore, { reset, subscribe }: PostFormOf): void {
  useEffect(() => {
    const draft = draftIn(drafts)
    if (draft) reset(draft.typed, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, defaultValues, isDirty }) => {
        if (isDirty) drafts.keep(NAME, { began: defaultValues, typed: values })
        else drafts.drop(NAME)
      },
    })
  }, [drafts, reset, subscribe])
}
