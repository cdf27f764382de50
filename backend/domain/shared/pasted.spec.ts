import { test } from '@japa/runner'
import { documentNumber } from '../professionals/registration_number.ts'
import { nameFault, personName, tidyName } from './person_name.ts'
import { pastedDocument, tidyPasted, tidyPastedLine, tidyTexts } from './pasted.ts'
import { missesNinth, phoneNumber, telephone } from './phone.ts'
import {
  NAMES,
  NO_NAMES,
  NO_PHONES,
  PASTED_DOCUMENTS,
  PASTED_TELEPHONES,
  PASTED_WHATSAPPS,
} from './testing/pasted_values.ts'
import { hasForbiddenCharacters } from './text.ts'

test.group('what people paste', () => {
  test('loses invisible characters and keeps its lines', ({ assert }) => {
    assert.equal(
      tidyPasted(
        '\uFEFF\u202AUm\u202C\u00A0dois\u000Btrês\u0085qua\u00ADtro\u2028cin\u200Bco\u2029seis\r\nsete\toito\u0008',
      ),
      'Um dois\ntrês\nquatro\ncinco\nseis\nsete oito',
    )
    assert.equal(tidyPasted('família 👩‍⚕️'), 'família 👩‍⚕️')
    assert.equal(tidyPastedLine(' Ana\u2028 \u00A0Lima\u200D '), 'Ana Lima')
  })

  test('contains nothing that the server would refuse', ({ assert }) => {
    for (let unit = 1; unit <= 0xffff; unit++) {
      const text = String.fromCharCode(unit)
      const isSurrogate = unit >= 0xd800 && unit <= 0xdfff
      if (!isSurrogate && hasForbiddenCharacters(tidyPasted(`a${text}b`)))
        assert.fail(`U+${unit.toString(16)}`)
    }
  })

  test('is on one line in a field of one line', ({ assert }) => {
    const typed = { name: 'Ana\u2028Lima', bio: 'a\u2028b' }
    assert.deepEqual(tidyTexts(typed, new Set(['name'])), { name: 'Ana Lima', bio: 'a\nb' })
  })

  test('is tidied in every text field except the password', ({ assert }) => {
    const date = new Date(0)
    assert.deepEqual(
      tidyTexts({ name: 'Ana\u200B', password: 'a\u200Bb', newPassword: '\u00A0', list: ['\uFEFFx'], date }),
      {
        ...{ name: 'Ana', password: 'a\u200Bb', newPassword: '\u00A0', list: ['x'], date },
      },
    )
  })
})

test.group('a pasted number', () => {
  test('is a telephone or a WhatsApp in every notation', ({ assert }) => {
    for (const { pasted, stored } of PASTED_WHATSAPPS) {
      assert.equal(phoneNumber(pasted), stored, pasted)
      assert.equal(telephone(pasted), stored, pasted)
    }
  })

  test('is only a telephone without an area code or with an extension', ({ assert }) => {
    for (const { pasted, stored } of PASTED_TELEPHONES) {
      assert.equal(telephone(pasted), stored, pasted)
      assert.isNull(phoneNumber(pasted), pasted)
    }
  })

  test('is refused when it cannot be called', ({ assert }) => {
    for (const { pasted } of NO_PHONES) {
      assert.isNull(phoneNumber(pasted), pasted)
      assert.isNull(telephone(pasted), pasted)
    }
  })

  test('lacks its 9 when a mobile number has eight digits', ({ assert }) => {
    assert.isTrue(missesNinth('(11) 8765-4328'))
    assert.isTrue(missesNinth('+55 11 6765-4328'))
    for (const typed of ['(11) 3265-4321', '(11) 98765-4328', '8765-4328', '(20) 8765-4321'])
      assert.isFalse(missesNinth(typed), typed)
  })
})

test('can be a CPF or CNPJ without a word before it', ({ assert }) => {
  for (const { pasted, stored } of PASTED_DOCUMENTS)
    assert.equal(documentNumber(pastedDocument(pasted)), stored, pasted)
})

test.group('the name of a person', () => {
  test('has letters, apostrophes, hyphens, full stops and single blanks', ({ assert }) => {
    for (const { pasted, stored } of NAMES)
      assert.equal(personName(tidyPastedLine(pasted), 2, 80), stored, pasted)
  })

  test('contains no titles and no invisible characters', ({ assert }) => {
    for (const name of NO_NAMES) {
      assert.isNull(personName(name, 2, 80), name)
      assert.isString(nameFault(tidyName(name)), name)
    }
  })
})
