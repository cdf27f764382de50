import type { MaskitoOptions } from '@maskito/core'
import { pastedDocument, tidyPastedLine } from '#domain/shared/pasted.ts'
import { AREA_CODE, formatPhone, phoneNumber } from '#domain/shared/phone.ts'

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
const AS_TYPED = /^[\s\S]*$/

const significant = (value: string) => value.replace(/[^A-Z\d]/gi, '')

/** Tidies a text that comes as a whole; the beginning of a number that is being typed could be taken for another one. */
function pasting(tidy: (text: string) => string): NonNullable<MaskitoOptions['preprocessors']> {
  return [({ elementState, data }) => ({ elementState, data: data.length > 1 ? tidy(data) : data })]
}

/** CPF; from the first letter or the twelfth character on CNPJ, which has letters since July 2026. */
export const documentMask: MaskitoOptions = {
  mask: ({ value }) => (/[A-Z]/i.test(value) || significant(value).length > 11 ? CNPJ : CPF),
  preprocessors: pasting(pastedDocument),
  postprocessors: [({ value, selection }) => ({ value: value.toUpperCase(), selection })],
}

/** Area code and number, after the country code if that was typed; what is no such number stays as it was typed. */
export const phoneMask: MaskitoOptions = {
  mask({ value }) {
    const digits = value.replace(/\D/g, '')
    const { length } = digits
    if (!mayHaveAreaCode(value, digits)) return AS_TYPED
    if (value.startsWith('+') || length > 11) return length > 12 ? MOBILE_ABROAD : LANDLINE_ABROAD
    return length > 10 ? MOBILE : LANDLINE
  },
  preprocessors: pasting(pastedPhone),
}

/** Returns a whole number as the mask writes it; anything else on one line without what nobody sees. */
function pastedPhone(text: string): string {
  const digits = phoneNumber(text)
  if (!digits) return tidyPastedLine(text)
  return digits.length > 11 ? `+55 ${formatPhone(digits)}` : formatPhone(digits)
}

function mayHaveAreaCode(value: string, digits: string): boolean {
  if (/[^\d\s().+-]/.test(value) || digits.length > 13) return false
  if (value.startsWith('+')) return digits.startsWith('55') || '55'.startsWith(digits)
  return digits.length > 1 && AREA_CODE.test(digits)
}

/** 13010-001, as post offices print it. */
export const cepMask: MaskitoOptions = { mask: pattern('#####-###') }
