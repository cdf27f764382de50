/*
 * All bits of a listing's column `modes`. Stored listings, cells and marks hold them: a bit keeps its meaning, and one
 * that no stored row has needs no rewriting of rows. Languages take bits from 16 (1 << 4) upwards, at most twelve;
 * accessibility features from 1 << 16 upwards, at most six. Weekdays take bits from 1 << 22 (Monday) to 1 << 28. No bit
 * above is free.
 */
export const PRESENCIAL = 1
export const TELECONSULTA = 2
export const PREMIUM = 4
export const FEMININE = 8
export const languageBit = (id: number) => 1 << (3 + id)
export const accessBit = (id: number) => 1 << (15 + id)
/** `index`: 0 is Monday. */
export const weekdayBit = (index: number) => 1 << (22 + index)
/** Another row of the same person comes first in this row's state, in the country: who practises in two places counts once. */
export const REPEATED_IN_STATE = 1 << 29
export const REPEATED_IN_COUNTRY = 1 << 30
