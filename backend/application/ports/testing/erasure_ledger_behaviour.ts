import { test } from '@japa/runner'
import type { Erasure, ErasureLedger } from '../personal_data.ts'

const [EARLIER, LATER] = [new Date('2026-11-01T12:00:00Z'), new Date('2026-11-02T12:00:00Z')]

/** Builds an erasure of Ana's e-mail on the first of November. */
export const anErasure = (own: Partial<Erasure> = {}): Erasure => ({
  kind: 'email',
  subjectHash: 'ana',
  erasedAt: EARLIER,
  ...own,
})

/** `open` creates an empty ledger and returns how to remove it. */
export function erasureLedgerBehaviour(
  name: string,
  open: () => Promise<{ ledger: ErasureLedger; close: () => Promise<void> }>,
): void {
  test.group(`${name} | erasures`, (group) => {
    let ledger: ErasureLedger
    group.each.setup(async () => {
      const opened = await open()
      ledger = opened.ledger
      return opened.close
    })

    test('is empty at first', async ({ assert }) => {
      assert.isEmpty(await ledger.all())
    })

    test('keeps the latest of repeated erasures, simultaneous or not', async ({ assert }) => {
      const bia = anErasure({ kind: 'phone', subjectHash: 'bia', erasedAt: LATER })

      await ledger.add([anErasure({ erasedAt: LATER }), anErasure(), bia])
      await ledger.add([anErasure(), { ...bia, erasedAt: EARLIER }])

      assert.sameDeepMembers(await ledger.all(), [anErasure({ erasedAt: LATER }), bia])
      assert.deepEqual([...(await ledger.known(['bia', 'caio']))], ['bia'])
    })
  })
}
