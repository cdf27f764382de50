/** Something that whoever runs the site can mend; its message, in Portuguese, says how. Shown without a stack. */
export class MendableFailure extends Error {}
