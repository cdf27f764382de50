import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { LeadStatus, OwnContact } from '#contract/leads.ts'
import { sendHeldBack } from '#frontend/lib/held_back.ts'
import { send, withQuery } from '#frontend/lib/http.ts'
import { dashboardKey } from './dashboard.ts'

/** As many as the server gives at once. */
const PAGE_SIZE = 1_000

const contactsKey = (professionalId: string) => [`/api/professionals/${professionalId}/contacts`]

/** Every lead and message of a professional, newest first, however many pages that takes. */
async function readContacts(professionalId: string): Promise<OwnContact[]> {
  const contacts: OwnContact[] = []
  for (let page = 1; ; page += 1) {
    const query = { page: String(page), limit: String(PAGE_SIZE) }
    const response = await send('GET', withQuery(`/api/professionals/${professionalId}/contacts`, query))
    const some = (await response.json()) as OwnContact[]
    contacts.push(...some)
    const total = Number(response.headers.get('x-total-count') ?? contacts.length)
    if (some.length === 0 || contacts.length >= total) return contacts
  }
}

export const contactsQuery = (professionalId: string) =>
  queryOptions({ queryKey: contactsKey(professionalId), queryFn: () => readContacts(professionalId) })

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
