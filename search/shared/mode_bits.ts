/*
 * All bits of a listing's column `modes`. Stored listings, cells and marks hold them: a bit keeps its meaning, and one
 * that no stored row has needs no rewriting of rows. Languages take bits from 16 (1 << 4) upwards, at most twelve;
 * accessibility features from 1 << 16 upwards, at most twelve; other yes/no filters come down from 1 << 30.
 * The next free bits: 1 << 30, 1 << 29 and 1 << 28.
 */
export const PRESENCIAL = 1
export const TELECONSULTA = 2
export const PREMIUM = 4
export const FEMININE = 8
export const languageBit = (id: number) => 1 << (3 + id)
export const accessBit = (id: number) => 1 << (15 + id)
