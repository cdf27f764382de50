import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { AdminPost } from '#contract/blog_admin.ts'
import { adminPostQuery, useDraftPost, useEditPost } from '#frontend/api/admin_posts.ts'
import { showFieldErrors } from '#frontend/lib/field_errors.ts'
import { formMessageOf, HttpError } from '#frontend/lib/http_error.ts'
import { resolverOf } from '#frontend/lib/resolver_of.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { useToast } from '#frontend/ui/toast_provider.tsx'
import type { DraftStore } from '#frontend/ui/workspace/drafts/draft_store.ts'
import { isSessionOver, useFormFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import {
  FIELDS,
  postValuesOf,
  sentPost,
  type PostFormOf,
  type PostValues,
  type SentPost,
} from './post_values.ts'

const isCalled = (error: unknown, code: string) => error instanceof HttpError && error.code === code

/** Saves as a new draft or over the stored post, which it began from. */
function useSend(post: AdminPost | null) {
  const draft = useDraftPost()
  const edit = useEditPost()
  const send = ({ updatedAt, ...form }: SentPost) =>
    post ? edit.mutateAsync({ id: post.id, form: { ...form, updatedAt } }) : draft.mutateAsync(form)
  return { send, isSending: draft.isPending || edit.isPending }
}

/** The newer post that somebody else has stored meanwhile, until the editor has dealt with it. */
function useNewer(post: AdminPost | null, drafts: DraftStore) {
  const queryClient = useQueryClient()
  const isOutdated = post !== null && (draftIn(drafts)?.typed.updatedAt ?? post.updatedAt) !== post.updatedAt
  const [newer, setNewer] = useState<AdminPost | null>(isOutdated ? post : null)
  const look = async (id: string) => setNewer(await queryClient.fetchQuery(adminPostQuery(id)))
  return { newer, look, forget: () => setNewer(null) }
}

interface Options {
  /** Null while it is still to be written. */
  post: AdminPost | null
  drafts: DraftStore
  /** Shows the fields, before what was refused is said beside them. */
  onRefused: () => void
  onSaved: () => void
}

/** What 'Erro' and a success are said with. */
const WORDS = {
  draft: { done: 'Post criado com sucesso!', failed: 'Erro ao criar post' },
  edit: { done: 'Post atualizado com sucesso!', failed: 'Erro ao atualizar post' },
}

/** The form of a post: kept as a draft while typed, saved whole, refusals beside their fields. */
export function usePostForm({ post, drafts, onRefused, onSaved }: Options) {
  const words = post ? WORDS.edit : WORDS.draft
  const toast = useToast()
  const sayExpiry = useFormFailureToast()
  const form: PostFormOf = useForm<PostValues, unknown, SentPost>({
    resolver: resolverOf(sentPost),
    defaultValues: draftIn(drafts)?.began ?? postValuesOf(post),
  })
  useKeptPost(drafts, form)
  const { send, isSending } = useSend(post)
  const { newer, look, forget } = useNewer(post, drafts)
  const fail = async (error: unknown) => {
    onRefused()
    if (isSessionOver(error)) return sayExpiry(error, '')
    const description = formMessageOf(error, words.failed)
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
    toast({ title: words.done, tone: 'success' })
    onSaved()
  }
  const submit = useSendOnce(form.handleSubmit(save, onRefused))
  return { form, submit, isSending, newer, forgetNewer: forget }
}

const NAME = 'post'

interface PostDraft {
  /** As the post was stored when this was begun: what somebody else changed since can still be told. */
  began: PostValues
  typed: PostValues
}

function draftIn(drafts: DraftStore): PostDraft | undefined {
  return drafts.read(NAME) as PostDraft | undefined
}

/** Keeps what is typed while it differs from what it began from, and puts an earlier draft back. */
function useKeptPost(drafts: DraftStore, { reset, subscribe }: PostFormOf): void {
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
