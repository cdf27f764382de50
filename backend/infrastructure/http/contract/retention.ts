/** For whoever tells people how long things are kept. */
export { RETENTION } from '#domain/shared/retention.ts'
