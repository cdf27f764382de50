import { useEffect } from 'react'
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { LeadStatus } from '#contract/leads.ts'
import { everyPageOf } from '#frontend/lib/every_page_of.ts'
import { sendDelayedRequest } from '#frontend/lib/delayed_request.ts'
import { logFailure } from '#frontend/lib/log_failure.ts'
import { call, callPage } from '#frontend/lib/http.ts'
import { dashboardKey } from './dashboard.ts'

/** All leads and messages of a professional, newest first. */
export const contactsQuery = (professionalId: string) =>
  queryOptions({
    queryKey: [`/api/professionals/${professionalId}/contacts`],
    queryFn: () =>
      everyPageOf((query) => callPage('GET /api/professionals/:id/contacts', { id: professionalId, query })),
  })

const HALF_A_MINUTE = 30_000

const newestContactQuery = (professionalId: string) =>
  queryOptions({
    queryKey: [`/api/professionals/${professionalId}/contacts/newest`],
    queryFn: () =>
      call('GET /api/professionals/:id/contacts/newest', { id: professionalId, isUnattended: true }),
    refetchInterval: HALF_A_MINUTE,
    refetchOnWindowFocus: 'always',
  })

/** Loads the contacts and figures again when there is a newer contact, every half minute and when the window is shown. */
export function useNewContacts(professionalId: string): void {
  const queryClient = useQueryClient()
  const { data: newest } = useQuery(newestContactQuery(professionalId))
  const id = newest?.id
  useEffect(() => {
    const { queryKey } = contactsQuery(professionalId)
    const contacts = queryClient.getQueryData(queryKey)
    if (!id || !contacts || contacts.some((contact) => contact.id === id)) return
    void queryClient.invalidateQueries({ queryKey })
    void queryClient.invalidateQueries({ queryKey: dashboardKey(professionalId) })
  }, [id, professionalId, queryClient])
}

/** Sends a lead's status; `isLeaving` lets the request continue after the page is closed. */
export async function sendLeadStatus(contactId: string, leadStatus: LeadStatus, isLeaving: boolean) {
  await call('PATCH /api/contacts/:id/status', {
    id: contactId,
    body: { leadStatus },
    keepalive: isLeaving,
  })
}

/** Notes that a patient is called or written to. The page may be left for it. */
export function sendAnswer(contactId: string): void {
  call('POST /api/contacts/:id/answer', { id: contactId, keepalive: true }).catch((error: unknown) =>
    logFailure('Erro ao anotar a resposta', error),
  )
}

/** Shows a lead's new status without a request. */
export function showLeadStatus(
  queryClient: QueryClient,
  { professionalId, contactId, status }: { professionalId: string; contactId: string; status: LeadStatus },
): void {
  queryClient.setQueryData(contactsQuery(professionalId).queryKey, (contacts) =>
    contacts?.map((each) => (each.id === contactId ? { ...each, leadStatus: status } : each)),
  )
}

/** Stores a note on a lead or message. */
export function useSaveNote(professionalId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ contactId, note }: { contactId: string; note: string }) =>
      call('PUT /api/contacts/:id/note', { id: contactId, body: { note } }),
    onSuccess: ({ id, note }) =>
      queryClient.setQueryData(contactsQuery(professionalId).queryKey, (contacts) =>
        contacts?.map((each) => (each.id === id ? { ...each, note } : each)),
      ),
  })
}

/** Deletes a lead or message. */
export function useDeleteContact(professionalId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (contactId: string) => {
      await sendDelayedRequest()
      await call('DELETE /api/contacts/:id', { id: contactId })
    },
    onSuccess: (_, contactId) => {
      queryClient.setQueryData(contactsQuery(professionalId).queryKey, (contacts) =>
        contacts?.filter(({ id }) => id !== contactId),
      )
      void queryClient.invalidateQueries({ queryKey: dashboardKey(professionalId) })
    },
  })
}
