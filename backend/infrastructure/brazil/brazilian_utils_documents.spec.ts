import { test } from '@japa/runner'
import { BrazilianUtilsDocuments } from './brazilian_utils_documents.ts'

const documents = new BrazilianUtilsDocuments()

test.group('BrazilianUtilsDocuments', () => {
  test('accepts CPF and CNPJ with or without punctuation, and the CNPJ with letters', ({ assert }) => {
    for (const typed of ['529.982.247-25', '52998224725', '11.222.333/0001-81', '12ABC34501DE35'])
      assert.isTrue(documents.isValidCpfOrCnpj(typed), typed)
  })

  test('refuses wrong check digits, repeated digits and other lengths', ({ assert }) => {
    for (const typed of ['529.982.247-24', '111.111.111-11', '11222333000182', '5299822472', ''])
      assert.isFalse(documents.isValidCpfOrCnpj(typed), typed)
  })
})
