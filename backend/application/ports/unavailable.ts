/** Somebody we depend on is away, overloaded or too slow: the same call may work in a moment, and nothing is wrong with it. */
export abstract class Unavailable extends Error {}

/** Something that whoever runs the site can repair; its message, in Portuguese, says how. Shown without a stack. */
export class RepairableFailure extends Error {}
