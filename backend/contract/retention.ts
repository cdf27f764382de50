/** For texts on retention. */
export { RETENTION } from '#domain/shared/retention.ts'
