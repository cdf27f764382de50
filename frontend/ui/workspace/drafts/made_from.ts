/** Of which version of the profile a form is a change; it moves on when something is saved or an earlier draft comes back. */
export class MadeFrom {
  version: string

  constructor(version: string) {
    this.version = version
  }

  moveTo(version: string): void {
    this.version = version
  }
}
