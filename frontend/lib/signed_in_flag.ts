const KEY = 'signed-in'

/** Whether this browser has logged in before, so that visitors never ask who they are. */
export function hasSignedInFlag(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function setSignedInFlag(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    return
  }
}
