/** Something that whoever runs the site can repair; its message, in Portuguese, says how. Shown without a stack. */
export class RepairableFailure extends Error {}
