/** Bits of a listing's modes, with room for twelve languages below the features and fifteen features. */
export const languageBit = (id: number) => 1 << (3 + id)
export const accessBit = (id: number) => 1 << (15 + id)
