import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { editPostBody, postForm } from '#contract/blog_admin.ts'
import type { PostValues } from './post_values.ts'

/** What the form of a post is checked against and sends. */
export const sentPost = z.object({ ...postForm.shape, updatedAt: editPostBody.shape.updatedAt })

export type SentPost = z.output<typeof sentPost>
export type PostFormOf = UseFormReturn<PostValues, unknown, SentPost>
