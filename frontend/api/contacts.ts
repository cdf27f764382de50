import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { LeadStatus, OwnContact } from '#contract/leads.ts'
import { everyPageOf } from '#frontend/lib/every_page_of.ts'
import { sendHeldBack } from '#frontend/lib/held_back.ts'
import { send } from '#frontend/lib/http.ts'
import { dashboardKey } from './dashboard.ts'

/** Every lead and message of a professional, newest first. */
export const contactsQuery = (professionalId: string) =>
  queryOptions({
    queryKey: [`/api/professionals/${professionalId}/contacts`],
    queryFn: () => everyPageOf<OwnContact>(`/api/professionals/${professionalId}/contacts`),
  })

/** Sends how far a lead has come; `isLeaving` lets the request outlive the page. */
export async function sendLeadStatus(contactId: string, leadStatus: LeadStatus, isLeaving: boolean) {
  await send('PATCH', `/api/contacts/${contactId}/status`, { leadStatus }, { keepalive: isLeaving })
}

/** Shows a lead in another status without asking the server. */
export function showLeadStatus(
  queryClient: QueryClient,
  { professionalId, contactId, status }: { professionalId: string; contactId: string; status: LeadStatus },
): void {
  queryClient.setQueryData(contactsQuery(professionalId).queryKey, (contacts) =>
    contacts?.map((each) => (each.id === contactId ? { ...each, leadStatus: status } : each)),
  )
}

/** Removes a lead or message for good. */
export function useDeleteContact(professionalId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (contactId: string) => {
      await sendHeldBack()
      await send('DELETE', `/api/contacts/${contactId}`)
    },
    onSuccess: (_, contactId) => {
      queryClient.setQueryData(contactsQuery(professionalId).queryKey, (contacts) =>
        contacts?.filter(({ id }) => id !== contactId),
      )
      void queryClient.invalidateQueries({ queryKey: dashboardKey(professionalId) })
    },
  })
}
