/**
 * Blocks of the International Classification of Diseases as certificates and requests write them: CID-10, the WHO's ICD-10
 * in the translation of CBCD/DATASUS. Codes that say nothing of whom to see are left out, and so is B12, which is a vitamin.
 */
const BLOCKS = `
Infectologista, Médico da Família: A00-A09 A20-A49 A65-B11 B15-B83 B90-B99
Pneumologista, Infectologista: A15-A19
Ginecologista, Urologista, Infectologista: A50-A64
Dermatologista: B85-B89
Oncologista: C00-C80 C97 D00-D09
Hematologista: C81-C96 D45-D47 D50-D77
Alergologista: D80-D89 T78
Endocrinologista: E00-E35 E70-E89
Nutricionista, Endocrinologista: E40-E68
Geriatra, Neurologista, Psiquiatra: F00-F03
Psiquiatra, Psicólogo: F04-F69 F99
Neurologista, Psicólogo, Psiquiatra: F70-F79 F82-F83
Fonoaudiólogo: F80
Psicólogo, Fonoaudiólogo, Neurologista: F81
Neurologista, Psiquiatra, Psicólogo: F84 F88-F90
Psicólogo, Psiquiatra: F91-F98
Neurologista: G00-G99 I60-I69
Oftalmologista: H00-H59
Otorrinolaringologista: H60-H95 J00-J06 J30-J39
Cardiologista: I00-I52 I95-I99
Angiologista: I70-I89
Pneumologista: J09-J22 J40-J99
Dentista: K00-K14
Gastroenterologista: K20-K93
Dermatologista: L00-L99
Reumatologista, Ortopedista: M00-M14 M30-M36 M45 M79
Ortopedista, Fisioterapeuta: M15-M25 M40-M43 M46-M77 M80-M99
Nefrologista, Urologista: N00-N29
Urologista: N30-N51
Ginecologista: N60-N98 O00-O99
Pediatra: P00-P96
Médico da Família: R00-R69
Ortopedista: S00-S99
`

/** Lines as those of the other lists of the vocabulary: 'Dentista: !k00; !k01 …'. */
export const DISEASE_CODES = BLOCKS.trim()
  .split('\n')
  .map((line) => {
    const [specialties = '', blocks = ''] = line.split(': ')
    return `${specialties}: ${blocks.split(' ').flatMap(codesOf).join('; ')}`
  })
  .join('\n')

function codesOf(block: string): string[] {
  const [from = '', to = from] = block.toLowerCase().split('-')
  const codes: string[] = []
  for (let number = numberOf(from); number <= numberOf(to); number++)
    codes.push(`!${String.fromCodePoint(Math.floor(number / 100))}${String(number % 100).padStart(2, '0')}`)
  return codes
}

/** 'a00' and what follows it, 'b00' a hundred later. */
function numberOf(code: string): number {
  return (code.codePointAt(0) ?? 0) * 100 + Number(code.slice(1))
}
