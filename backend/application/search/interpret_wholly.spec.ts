import { test } from '@japa/runner'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { InterpretQuery, type InterpretedQuery } from './interpret_query.ts'

/**
 * All that is understood of a query: 'what is typed => Specialty | Another @City/UF > Neighbourhood +Insurer ?unknown
 * insurer ~mode %f &language !notice "name"', '-' for nothing. What begins with @ is typed into 'Onde?'.
 */
const READ: Readonly<Record<string, string>> = {
  'A place beside another, its state or a name': `
dentista cotia, santa luzia => Dentista @Cotia/SP
urologista rj tijuca => Urologista @Rio de Janeiro/RJ > Tijuca
dentista sp moema => Dentista @São Paulo/SP > Moema
pediatra pe boa viagem => Pediatra @Recife/PE > Boa Viagem
unimed moinhos de vento => @Porto Alegre/RS > Moinhos de Vento +Unimed
amil tatuapé => @São Paulo/SP > Tatuapé +Amil
dentista pr londrina pr => Dentista @Londrina/PR
dentista go goiânia go => Dentista @Goiânia/GO
dentista lorena são paulo => Dentista @Lorena/SP
dentista estado de goiás => Dentista @GO
lorena unimed => @Lorena/SP +Unimed
dra ana souza tatuapé => @São Paulo/SP > Tatuapé "ana souza"
ana souza copacabana => @Rio de Janeiro/RJ > Copacabana "ana souza"
dr carlos lima icaraí => @Niterói/RJ > Icaraí "carlos lima"
janice duarte ba => @BA "janice duarte"
ana silva sp => @SP "ana silva"
dra bahia belém => @Belém/PA "bahia"
dra bahia cardiologista em teresina => Cardiologista @Teresina/PI "bahia"
moro em santana, dr wilson camargo => @São Paulo/SP > Santana "wilson camargo"
santarém dra rosemary noronha => @Santarém/PA "rosemary noronha"
vitória de santo antão dra margarida pedroso => @Vitória de Santo Antão/PE "margarida pedroso"
campinas ana lima => @Campinas/SP "ana lima"
ana kowalsky, são leopoldo => @São Leopoldo/RS "ana kowalsky"
paulo valente, santos => @Santos/SP "paulo valente"
`,
  'Names that could be places': `
eva rolim => "eva rolim"
joão vila => "joao vila"
maria santa => "maria santa"
lourdes marinho => "lourdes marinho"
gloria serra => "gloria serra"
mariana convênio unimed => +Unimed "mariana"
mario silva recfe => "mario silva recfe"
`,
  'What is kept out': `
dentista menos em osasco => Dentista
psicólogo menos na bahia => Psicólogo
exceto médico homem => %f
dentista que não seja médica mulher => Dentista %m
dentista que não seja homem => Dentista %f
dentista que não seja pelo plano amil => Dentista !negated_insurer
não quero o plano da amil => !negated_insurer
dentista sem ser o convênio amil => Dentista !negated_insurer
dentista menos amil e unimed em santos => Dentista @Santos/SP !negated_insurer
não quero online, psicólogo => Psicólogo ~presencial
psicólogo não online => Psicólogo ~presencial
psicólogo que não seja online => Psicólogo ~presencial
`,
  'Insurers and their plans': `
dentista amil unimed => Dentista +Amil
dentista convênio leve saúde => Dentista ?Leve Saúde
dentista leve saúde => Dentista ?Leve Saúde
amil 400 dentista => Dentista +Amil
dentista bradesco top nacional => Dentista +Bradesco Saúde
tenho unimde e quero um dentista => Dentista +Unimed
pediatra aiml => Pediatra +Amil
quero um dentista que aceite aiml hoje => Dentista +Amil !hours
pedra nos rins unmed => Nefrologista | Urologista +Unimed
minha filha só fala papá => Fonoaudiólogo | Pediatra "papa"
`,
  'The code of a state that is a word too': `
QUERO SABER SE TEM DENTISTA => Dentista
MINHA FILHA TO COM DOR => Pediatra
TO COM DOR NO PE => Ortopedista
COCA MT MEU PE => -
coça muito mt => -
dor no pe => Ortopedista
dor pe => Ortopedista
pe => @PE
mt => @MT
to => @TO
dentista palmas to => Dentista @Palmas/TO
dentista Palmas TO => Dentista @Palmas/TO
ginecologista cuiabá mt => Ginecologista @Cuiabá/MT
dentista unimed pe => Dentista @PE +Unimed
dentista amil to => Dentista @TO +Amil
cardiologista pe recife => Cardiologista @Recife/PE
dentista treze de julho se => Dentista @Aracaju/SE > Treze de Julho
dentista boa viagem pe => Dentista @Recife/PE > Boa Viagem
`,
  'Towns whose names are words': `
minha avó levou dois tombos e caiu => Ortopedista | Geriatra
caí com areia nos olhos, oftalmologista => Oftalmologista "cai"
quero pediatra em patos hoje ainda => Pediatra @Patos/PB !hours
preciso de pediatra perto de patos hoje => Pediatra @Patos/PB !hours
quero um hematologista capela al hoje => Hematologista @Capela/AL !hours
pressão ocular castelo amil => Oftalmologista @Castelo/ES +Amil
dentista que atenda boa esperança => Dentista
boa esperança dentista => Dentista @Boa Esperança/MG
`,
  'Whom the patient wants, and who the patient is': `
dentista do sexo feminino => Dentista %f
dentista do sexo masculino => Dentista %m
mulher ginecologista => Ginecologista %f
homem urologista => Urologista %m
ginecologista em santos mulher => Ginecologista @Santos/SP %f
psicóloga para homem => Psicólogo
dentista para mulher => Dentista
médico para mulher => Ginecologista
dor na mulher => Ginecologista
sou o paulo silva, quero dentista => Dentista
meu nome é ana paula souza lima e quero psicólogo => Psicólogo
eu me chamo josé, preciso de ortopedista em santos => Ortopedista @Santos/SP
aqui é a maria, dentista => Dentista
meu nome é xyz => "xyz"
sou o carlos alberto silva souza lima de recife => @Recife/PE "lima"
`,
  'Ways and prices behind a connective': `
psicólogo de forma remota => Psicólogo ~teleconsulta
psicólogo a distância => Psicólogo ~teleconsulta
dentista de graça => Dentista !price
`,
  Ages: `
minha filha tem 8 anos e tosse => Pediatra | Pneumologista
minha filha tem 12 anos e tosse => Pediatra | Pneumologista
minha filha tem 13 anos e tosse => Pediatra | Pneumologista
minha mãe tem 65 anos e tontura => Otorrinolaringologista | Geriatra
minha mãe tem 64 anos e tontura => Otorrinolaringologista
há 70 anos tenho dor no joelho => Ortopedista
bebê de 8 meses com febre => Pediatra | Médico da Família
grávida de 8 meses com tosse => Ginecologista
tosse há 3 meses => Pneumologista
tenho 9 anos de dor no joelho => Ortopedista
filho com 2 anos resfriado => Pediatra | Médico da Família
ela fez 7 anos e está com tosse => Pediatra | Pneumologista
dor por 2 anos no ombro => Ortopedista
criança com dor de dente => Dentista
criança com diabetes => Pediatra | Endocrinologista
idoso com dor no joelho => Ortopedista | Geriatra
`,
  'Who sends and what is suspected': `
o clínico me encaminhou pro cardiologista => Cardiologista
o dermatologista pediu endocrinologista => Endocrinologista
acho que é gastrite, dor no peito => Gastroenterologista !emergency
suspeita de diabetes e tontura => Endocrinologista
depois da cirurgia do joelho, fisioterapeuta => Fisioterapeuta
`,
  'Slips of the finger': `
coceria => Dermatologista
cableo caindo => Dermatologista
azma => Pneumologista
bronkite => Pneumologista
@muaa => @Mauá/SP
@goiass => @Goiás/GO
@rio grande do norrte => @RN
@recfe => @Recife/PE
dentista em salvado => Dentista @Salvador/BA
dentista em cura => Dentista
preciso de um dentista em cahrqueada hoje => Dentista @Charqueada/SP !hours
cahrqueada pediatra => Pediatra @Charqueada/SP
balão gástrico sanots => Cirurgião Bariátrico | Gastroenterologista "sanots"
dentista sanots => Dentista @Santos/SP
dor no joelho sanots sp => Ortopedista @Santos/SP
pediatra 6 recfe => Pediatra "recfe"
dor nas cadeiras => Ortopedista
moro no recfe e quero pediatra => Pediatra @Recife/PE
dentista em gravatai rs => Dentista @Gravataí/RS
dentista ribeirao petro => Dentista @Ribeirão Preto/SP
dentista campina grnade => Dentista @Campina Grande/PB
clinico gwral => Médico da Família "gwral"
dentista jacinto m => Dentista "jacinto m"
`,
  'Words written as one': `
dermatologistacampinas => Dermatologista @Campinas/SP
dentistaemsantos => Dentista @Santos/SP
endocrinounimedbh => Endocrinologista @Belo Horizonte/MG +Unimed
psicologaonline => Psicólogo ~teleconsulta
dentistaamil => Dentista +Amil
cardiologistasp => Cardiologista @SP
dentistaemxyz => "dentistaemxyz"
`,
  Addresses: `
dentista 04500 => Dentista @São Paulo/SP > CEP 04500
oftalmologista 13025 => Oftalmologista
dentista cep 13025320 => Dentista @Campinas/SP > CEP 13025-320
dentista cep 13.025-320 => Dentista @Campinas/SP > CEP 13025-320
psicólogo rua augusta => Psicólogo @São Paulo/SP > Rua Augusta
dentista rua augusta 1200 são paulo => Dentista @São Paulo/SP > Rua Augusta
dentista rua recife curitiba => Dentista @Curitiba/PR
dentista rua 7 de setembro 100 blumenau => Dentista @Blumenau/SC
dentista rua => Dentista
médico hospital são luiz => !hospital
hospital são luiz em campinas => @Campinas/SP !hospital
hospital albert einstein cardiologista => Cardiologista !hospital
hospital santos dumont perto de recife => @Recife/PE !hospital
`,
}

const interpretQuery = new InterpretQuery(new InMemoryMunicipalityCatalogue())

for (const [what, lines] of Object.entries(READ))
  test.group(what, () => {
    for (const [typed = '', meant] of lines
      .trim()
      .split('\n')
      .map((line) => line.split(' => ')))
      test(typed, async ({ assert }) => {
        const input = typed.startsWith('@') ? { location: typed.slice(1) } : { q: typed }

        assert.equal(said(await interpretQuery.execute(input)), meant)
      })
  })

function said(read: InterpretedQuery): string {
  const place = read.city ? `@${read.city}/${read.state}` : read.state && `@${read.state}`
  const all = [
    read.specialties.join(' | '),
    place && (read.neighbourhood ? `${place} > ${read.neighbourhood}` : place),
    read.insurance && `+${read.insurance}`,
    read.unknownInsurer && `?${read.unknownInsurer}`,
    read.mode && `~${read.mode}`,
    read.gender && `%${read.gender[0]}`,
    read.language && `&${read.language}`,
    read.accessibility && `&${read.accessibility}`,
    ...read.notices.map((notice) => `!${notice}`),
    read.text && `"${read.text}"`,
  ]
  return all.filter(Boolean).join(' ') || '-'
}
