import type { MaskitoOptions } from '@maskito/core'

/** `#` is a digit, `*` a letter or digit, anything else itself. */
function pattern(text: string): (string | RegExp)[] {
  return text.split('').map((each) => (each === '#' ? /\d/ : each === '*' ? /[A-Z\d]/i : each))
}

const CPF = pattern('###.###.###-##')
const CNPJ = pattern('**.***.***/****-##')
const LANDLINE = pattern('(##) ####-####')
const MOBILE = pattern('(##) #####-####')
const LANDLINE_ABROAD = pattern('+## (##) ####-####')
const MOBILE_ABROAD = pattern('+## (##) #####-####')

const significant = (value: string) => value.replace(/[^A-Z\d]/gi, '')

/** CPF; from the first letter or the twelfth character on CNPJ, which has letters since July 2026. */
export const documentMask: MaskitoOptions = {
  mask: ({ value }) => (/[A-Z]/i.test(value) || significant(value).length > 11 ? CNPJ : CPF),
  postprocessors: [({ value, selection }) => ({ value: value.toUpperCase(), selection })],
}

/** Area code and number, after the country code if that was typed. */
export const phoneMask: MaskitoOptions = {
  mask({ value }) {
    const { length } = value.replace(/\D/g, '')
    if (value.startsWith('+') || length > 11) return length > 12 ? MOBILE_ABROAD : LANDLINE_ABROAD
    return length > 10 ? MOBILE : LANDLINE
  },
}

/** 13010-001, as post offices print it. */
export const cepMask: MaskitoOptions = { mask: pattern('#####-###') }
