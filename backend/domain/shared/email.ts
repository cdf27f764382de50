const ADDRESS = /^[^\s@,;<>()[\]\\":]+@[^\s@,;<>()[\]\\":]+\.[^\s@,;<>()[\]\\":.]{2,}$/u

/** One address, lower-cased and in Unicode NFKC, at most 254 characters; null where it is not one. */
export function parseEmail(typed: string): string | null {
  const email = typed.normalize('NFKC').trim().toLowerCase()
  return email.length <= 254 && ADDRESS.test(email) ? email : null
}
