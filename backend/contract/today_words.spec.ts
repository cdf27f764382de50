import { test } from '@japa/runner'
import type { AdminToday } from './admin.ts'
import { backupWords, tasksOf } from './today_words.ts'

const NOTHING: AdminToday = {
  profileClaims: 0,
  verificationRequests: 0,
  reportedReviews: 0,
  quarantinedReviews: 0,
  quarantinedContacts: 0,
  disputedInsurers: [],
  failingMails: 0,
  givenUpJobs: 0,
  lastBackupAt: null,
}
const wordsOf = (today: Partial<AdminToday>) => tasksOf({ ...NOTHING, ...today }).map(({ words }) => words)

test.group('what waits today', () => {
  test('names only what waits, in the right number', ({ assert }) => {
    assert.isEmpty(wordsOf({}))
    assert.deepEqual(
      wordsOf({ verificationRequests: 1, profileClaims: 2, reportedReviews: 2, quarantinedContacts: 1_200 }),
      [
        '1 pedido de verificação',
        '2 pedidos de perfil',
        '2 avaliações denunciadas',
        '1.200 contatos retidos por parecerem automáticos',
      ],
    )
    assert.deepEqual(
      wordsOf({ quarantinedReviews: 1, quarantinedContacts: 1, failingMails: 1, givenUpJobs: 1 }),
      [
        '1 avaliação retida por parecer automática',
        '1 contato retido por parecer automático',
        '1 e-mail que não sai',
        '1 trabalho que falhou vezes demais',
      ],
    )
  })

  test('names the insurer and whose profile it is on, whatever the title', ({ assert }) => {
    const dispute = { insurer: 'Unimed', slug: 'ana-lima', title: 'Dra', name: 'Ana', lastname: 'Lima' }
    const words = (senders: number) => wordsOf({ disputedInsurers: [{ ...dispute, senders }] })[0]

    assert.equal(words(1), '1 aviso de convênio não aceito: Unimed, Dra. Ana Lima')
    assert.equal(words(4), '4 avisos de convênio não aceito: Unimed, Dra. Ana Lima')
  })

  test('leads to the screen, or tells the command of what only operators do', ({ assert }) => {
    const [requests, contacts] = tasksOf({ ...NOTHING, verificationRequests: 1, quarantinedContacts: 1 })

    assert.deepInclude(requests, { to: '/admin/verificacoes' })
    assert.deepInclude(contacts, { command: 'saude leads list --quarantined' })
  })

  test('tells the age of the last backup', ({ assert }) => {
    const now = new Date('2026-11-28T12:00:00Z')
    assert.equal(backupWords('2026-11-28T09:00:00Z', now), 'Último backup há 3 h')
    assert.equal(backupWords('2026-11-25T09:00:00Z', now), 'Último backup há 3 dias')
    assert.equal(backupWords(null, now), null)
  })
})
