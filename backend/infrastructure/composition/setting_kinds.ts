import { z } from 'zod'

/** Complains of a setting for a reason that its own rule cannot know. */
export type Demand = (path: string, message: string) => void

export const blank = (value: unknown) => (value === '' ? undefined : value)
export const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blank, schema.optional())
