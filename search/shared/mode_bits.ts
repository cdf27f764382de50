/** Bits of a listing's modes: twelve languages fit below the features, and fifteen of those below the sign. */
export const languageBit = (id: number) => 1 << (3 + id)
export const accessBit = (id: number) => 1 << (15 + id)
