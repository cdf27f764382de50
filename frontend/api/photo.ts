import { useMutation } from '@tanstack/react-query'
import type { Answered } from '#infrastructure/http/api_routes.ts'
import { HttpError } from '#frontend/lib/http_error.ts'

/** Calls with a multipart form instead of JSON. */
type Upload = 'POST /api/upload/profile-image' | 'POST /api/admin/upload/post-image'

async function upload<Call extends Upload>(call: Call, picture: Blob): Promise<Answered<Call>> {
  const [method = '', path = ''] = call.split(' ')
  const body = new FormData()
  body.set('image', picture, 'foto')
  const response = await fetch(path, { method, credentials: 'include', body })
  if (!response.ok) throw new HttpError(response.status, response.statusText, await response.text())
  return response.json()
}

/** Uploads a picture; its URL works once the profile is saved with it. */
export function useUploadPhoto() {
  return useMutation({ mutationFn: (picture: Blob) => upload('POST /api/upload/profile-image', picture) })
}

/** Uploads a picture for posts, which refer to its URL. */
export function useUploadPostImage() {
  return useMutation({ mutationFn: (picture: Blob) => upload('POST /api/admin/upload/post-image', picture) })
}
