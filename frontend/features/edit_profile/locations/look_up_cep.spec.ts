import { test } from '@japa/runner'
import { lookUpCep } from './location_values.ts'

const PAULISTA = {
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  bairro: 'Bela Vista',
  localidade: 'São Paulo',
  uf: 'SP',
}
const answering = (body: unknown, ok = true) => {
  const asked: string[] = []
  const ask = async (address: string) => {
    asked.push(address)
    return { ok, json: async () => body }
  }
  return { asked, ask }
}

test.group('lookUpCep', () => {
  test('returns street, neighbourhood, city and state', async ({ assert }) => {
    const { asked, ask } = answering(PAULISTA)

    assert.deepEqual(await lookUpCep('01310100', ask), {
      address: 'Avenida Paulista, Bela Vista',
      city: 'São Paulo',
      state: 'SP',
    })
    assert.deepEqual(asked, ['https://viacep.com.br/ws/01310100/json/'])
  })

  test("leaves missing parts of a town's CEP blank", async ({ assert }) => {
    const { ask } = answering({ ...PAULISTA, logradouro: '', bairro: '' })

    assert.equal((await lookUpCep('18130000', ask))?.address, '')
  })

  test('ignores unknown CEPs, failures and invalid answers', async ({ assert }) => {
    const unknown: unknown[] = [{ erro: true }, { ...PAULISTA, uf: 'XX' }, { ...PAULISTA, uf: 7 }, null, 'x']
    for (const body of unknown) assert.isNull(await lookUpCep('99999999', answering(body).ask))
    assert.isNull(await lookUpCep('01310100', answering(PAULISTA, false).ask))
    assert.isNull(await lookUpCep('01310100', () => Promise.reject(new TypeError('Failed to fetch'))))
  })

  test('has a timeout', async ({ assert }) => {
    let signal: AbortSignal | null = null
    await lookUpCep('01310100', async (_address, init) => {
      signal = init.signal
      return { ok: false, json: async () => null }
    })

    assert.instanceOf(signal, AbortSignal)
  })
})
