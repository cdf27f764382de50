/** Bytes that `listing_mark()` of the database writes of a listing: all that it is filtered and counted by. */
const BYTES_OF_MARK = 16

/** One listing of many, whose marks lie one after another. */
export interface MarkedListing {
  municipality: number
  /** As `stateMark` answers it; nobody's state is 0. */
  state: number
  specialty: number
  modes: number
  /** Bit id - 1 of each insurer; the upper half has those from 33 on. */
  upperInsurers: number
  lowerInsurers: number
}

/** Every listing of `marks` in turn, in one and the same object. */
export function* listingsMarked(marks: Buffer): Generator<MarkedListing> {
  const listing = { municipality: 0, state: 0, specialty: 0, modes: 0, upperInsurers: 0, lowerInsurers: 0 }
  for (let at = 0; at < marks.length; at += BYTES_OF_MARK) {
    listing.municipality = marks.readInt32BE(at)
    listing.state = marks.readUInt16BE(at + 4)
    listing.specialty = marks.readUInt8(at + 6)
    listing.modes = marks.readUInt8(at + 7)
    listing.upperInsurers = marks.readInt32BE(at + 8)
    listing.lowerInsurers = marks.readInt32BE(at + 12)
    yield listing
  }
}

/** The mark of a state: its two letters. */
export function stateMark(code: string): number {
  return (code.charCodeAt(0) << 8) | code.charCodeAt(1)
}

/** The two letters of a state's mark. */
export function stateOfMark(mark: number): string {
  return String.fromCharCode(mark >> 8, mark & 0xff)
}
