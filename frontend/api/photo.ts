import { useMutation } from '@tanstack/react-query'
import type { UploadedImage } from '#contract/profile.ts'
import { HttpError } from '#frontend/lib/http_error.ts'

/** Sends a picture; its address becomes good once the profile is saved with it. */
async function uploadPhoto(picture: Blob): Promise<UploadedImage> {
  const body = new FormData()
  body.set('image', picture, 'foto')
  const response = await fetch('/api/upload/profile-image', { method: 'POST', credentials: 'include', body })
  if (!response.ok) throw new HttpError(response.status, response.statusText, await response.text())
  return response.json() as Promise<UploadedImage>
}

export function useUploadPhoto() {
  return useMutation({ mutationFn: uploadPhoto })
}
