/** The passwords that everybody tries first. */
export abstract class CommonPasswords {
  /** Without regard to case. */
  abstract includes(password: string): Promise<boolean>
}
