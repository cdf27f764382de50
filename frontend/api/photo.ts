import { useMutation } from '@tanstack/react-query'
import type { Answered } from '#infrastructure/http/api_routes.ts'
import { HttpError } from '#frontend/lib/http_error.ts'

/** A call that takes a form, not JSON. */
const UPLOAD = 'POST /api/upload/profile-image'

/** Sends a picture; its address becomes good once the profile is saved with it. */
async function uploadPhoto(picture: Blob): Promise<Answered<typeof UPLOAD>> {
  const [method = '', path = ''] = UPLOAD.split(' ')
  const body = new FormData()
  body.set('image', picture, 'foto')
  const response = await fetch(path, { method, credentials: 'include', body })
  if (!response.ok) throw new HttpError(response.status, response.statusText, await response.text())
  return response.json()
}

export function useUploadPhoto() {
  return useMutation({ mutationFn: uploadPhoto })
}
