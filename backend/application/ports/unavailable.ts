/** A dependency is unreachable, overloaded or too slow; the same valid call may work in a moment. */
export abstract class Unavailable extends Error {}

/** A failure that the operator can repair; its message, in Portuguese, says how. Shown without a stack. */
export class RepairableFailure extends Error {}
