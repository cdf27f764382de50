import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import { test } from '@japa/runner'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { InterpretQuery, type InterpretedQuery } from './interpret_query.ts'

/**
 * All that is understood of a query: 'what is typed => Specialty | Another @City/UF > Neighbourhood +Insurer ?unknown
 * insurer ~mode %f &language ^order <place kept out !notice "name" for Title that the catalogue lacks -word that is left out, or "the whole as a name"',
 * '-' for nothing. What begins with @ is typed into 'Onde?'.
 */
const READ: Readonly<Record<string, string>> = {
  'A place beside another, its state or a name': `
dentista cotia, santa luzia => Dentista @Cotia/SP or "cotia santa luzia"
urologista rj tijuca => Urologista @Rio de Janeiro/RJ > Tijuca
dentista sp moema => Dentista @São Paulo/SP > Moema
pediatra pe boa viagem => Pediatra @Recife/PE > Boa Viagem
unimed moinhos de vento => @Porto Alegre/RS > Moinhos de Vento +Unimed or "moinhos de vento"
amil tatuapé => @São Paulo/SP > Tatuapé +Amil
dentista pr londrina pr => Dentista @Londrina/PR
dentista go goiânia go => Dentista @Goiânia/GO
dentista lorena são paulo => Dentista @Lorena/SP or "lorena sao paulo"
dentista estado de goiás => Dentista @GO
lorena unimed => @Lorena/SP +Unimed
dra ana souza tatuapé => @São Paulo/SP > Tatuapé "ana souza" rather "ana souza tatuape"
ana souza copacabana => @Rio de Janeiro/RJ > Copacabana "ana souza" or "ana souza copacabana"
dr carlos lima icaraí => @Niterói/RJ > Icaraí "carlos lima" rather "carlos lima icarai"
janice duarte ba => @BA "janice duarte"
ana silva sp => @SP "ana silva"
dra bahia belém => @Belém/PA "bahia" rather "bahia belem"
dra bahia cardiologista em teresina => Cardiologista @Teresina/PI "bahia"
moro em santana, dr wilson camargo => @São Paulo/SP > Santana "wilson camargo"
santarém dra rosemary noronha => @Santarém/PA "rosemary noronha"
vitória de santo antão dra margarida pedroso => @Vitória de Santo Antão/PE "margarida pedroso" or "vitoria de santo antao"
campinas ana lima => @Campinas/SP "ana lima" or "campinas ana lima"
ana kowalsky, são leopoldo => @São Leopoldo/RS "ana kowalsky" or "ana kowalsky sao leopoldo"
paulo valente, santos => @Santos/SP "paulo valente" or "paulo valente santos"
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
  'A part of a city that no filter has': `
zona leste campinas => @Campinas/SP -zona leste
dentista zona leste campinas => Dentista @Campinas/SP -zona leste
dentista no centro de curitiba => Dentista @Curitiba/PR -centro
dentista no interior paulista => Dentista @SP -interior
`,
  'Papers that no specialty of ours gives': `
exame toxicologico cnh => !exam -toxicologico -cnh
perícia inss => -perícia -inss
exame de vista pra cnh => Oftalmologista !exam
transgenero hormonio => Endocrinologista
`,
  'Stations, landmarks and other names within a city': `
dentista perto do metrô ana rosa => Dentista @São Paulo/SP > Metrô Ana Rosa
psicologo metro vila madalena => Psicólogo @São Paulo/SP > Vila Madalena or "metro vila madalena"
dentista metro santa cruz => Dentista @São Paulo/SP > Metrô Santa Cruz or "metro santa cruz"
psicologo perto da estação da luz => Psicólogo @São Paulo/SP > Metrô Luz
cardiologista estação saens peña => Cardiologista @Rio de Janeiro/RJ > Metrô Saens Peña or "estacao saens pena"
fisioterapeuta bairro santa rita em curitiba => Fisioterapeuta @Curitiba/PR -bairro santa rita
dentista bairro savassi => Dentista @Belo Horizonte/MG > Savassi
dentista no bairro santo antonio em joinville => Dentista @Joinville/SC -bairro santo antonio
dentista shopping iguatemi campinas => Dentista @Campinas/SP -shopping iguatemi
dentista perto do parque ibirapuera => Dentista @São Paulo/SP > Parque Ibirapuera
medico do hospital sao lucas aracaju => @Aracaju/SE !hospital
dentista em trancoso => Dentista @Porto Seguro/BA > Trancoso
odontologo buzios => Dentista @Armação dos Búzios/RJ
`,
  'Towns that are things': `
meu filho engoliu uma moeda => Pediatra | Gastroenterologista !emergency
dentista em moeda => Dentista @Moeda/MG
o peixe me fez mal e tô vomitando => Gastroenterologista -peixe
dentista em sao luiz ma => Dentista @São Luís/MA
`,
  'Two cities': `
dentista santa rita curitiba => Dentista @Curitiba/PR or "santa rita curitiba"
dentista campinas e jundiai => Dentista @Campinas/SP or "campinas e jundiai"
pediatra unimed campinas em valinhos => Pediatra @Valinhos/SP +Unimed
me mudei de recife pra curitiba e procuro pediatra => Pediatra @Curitiba/PR
psicologo rio grande do su => Psicólogo @RS or "rio grande do su"
`,
  'What the patient is': `
minha mãe é enfermeira e precisa de um cardiologista em campinas => Cardiologista @Campinas/SP
sou dentista e procuro um fisioterapeuta para dor no punho => Fisioterapeuta
sou diabético => Endocrinologista
sou de campinas e quero dentista => Dentista @Campinas/SP
`,
  'In English and Spanish': `
i need a doctor in sao paulo => @São Paulo/SP
heart doctor in recife => Cardiologista @Recife/PE
skin doctor near me => Dermatologista !near_me
emergency dentist in recife => Dentista @Recife/PE !hours
toothache => Dentista
dolor de muelas => Dentista
necesito un dentista en florianopolis => Dentista @Florianópolis/SC
best psychiatrist in rio => Psiquiatra @Rio de Janeiro/RJ ^rating
dermatólogo barato en salvador => Dermatologista @Salvador/BA ^lowest_price
dentista abierto el domingo => Dentista =domingo
doctors open on sunday near copacabana => @Rio de Janeiro/RJ > Copacabana =domingo
my knee is swollen => Ortopedista
asthma inhaler => Pneumologista -inhaler
dr smith who speaks english => &ingles "smith"
dentista el khouri => Dentista "khouri"
do in => Terapeuta
`,
  'Said in passing': `
dói quando mastigo => Dentista
dói quando piso no chão => Ortopedista
meu nariz não para de sangrar => Otorrinolaringologista !emergency
cannabis medicinal online => Neurologista | Psiquiatra | Médico da Família ~teleconsulta
doença de peyronie => Urologista
psiquiatria onlaine => Psiquiatra ~teleconsulta
dentista aqui perto => Dentista !near_me
to arrasado => Psicólogo | Psiquiatra
tô arrasado => Psicólogo | Psiquiatra
reposição hormonal feminina => Ginecologista
psicóloga feminina => Psicólogo %f
ansiedade, psicólogo homem => Psicólogo %m
raio x deu escoliose => Ortopedista !exam
estou gravida de 8 semanas e com sangramento => Ginecologista !emergency -8 -sangramento
coceira na xereca => Ginecologista
não aguento mais essa enxaqueca => Neurologista -aguento
centro médico => -
plano sem carência => -
ortopedista iamspe sp => Ortopedista @SP ?Iamspe
`,
  'As it is spoken': `
dor nas cadeira => Ortopedista
dor nas junta => Reumatologista | Ortopedista
dor nas juntinha => Reumatologista | Ortopedista
dor nos braço => Ortopedista
meus pé tão inchado => Angiologista
meu dentao ta mole => Dentista
tá mole meu dentinho => Dentista
dor no pezão => Ortopedista
narizinho entupido => Otorrinolaringologista
bocão inchado => Alergologista
dorzinha no peito => Cardiologista !emergency
dorzona nas costas => Ortopedista | Fisioterapeuta | Quiropraxista
tô cuma dor no ombro => Ortopedista
ta coçano minha cabeça => Dermatologista
meu nariz tá sangrano => Otorrinolaringologista
tô sentino tontura => Otorrinolaringologista
preciso dum psicólogo em santos => Psicólogo @Santos/SP
dor nos zóio => Oftalmologista
tava com dor no ombro => Ortopedista
não guento a dor no joelho => Ortopedista -guento
marquinho silva => @Marquinho/PR "silva" or "marquinho silva"
dr falcão => "falcao"
ana dos santo => "ana dos santo"
adriano germano => "adriano germano"
`,
  'Relatives and others who are the patient': `
vovó de 87 anos não quer comer => Geriatra
meu avô faz xixi na cama => Urologista | Psicólogo | Geriatra
minha sogra está com labirintite em uberlândia => Otorrinolaringologista @Uberlândia/MG
geriatra para os meus sogros em lages => Geriatra @Lages/SC
minha nora precisa de dentista em bauru => Dentista @Bauru/SP
meu primo tem gota, campinas => Reumatologista @Campinas/SP
meu cunhado está com dor de dente em betim => Dentista @Betim/MG
a mãe do meu noivo precisa de cardiologista em natal => Cardiologista @Natal/RN
o caçula precisa de dentista em itu => Dentista @Itu/SP
psicólogo para minha enteada em santos => Psicólogo @Santos/SP
minha vizinha procura fisioterapeuta em osasco => Fisioterapeuta @Osasco/SP
fiquei viúva recentemente, terapeuta em pelotas => Terapeuta @Pelotas/RS -fiquei -recentemente
bati a cabeça ontem em cascavel => Neurologista @Cascavel/PR -ontem
sou motorista aposentado com gota em bauru => Reumatologista @Bauru/SP -motorista -aposentado
presciso de dentista para adolecente em itu => Dentista @Itu/SP
psicóloga negra em salvador => Psicólogo @Salvador/BA -negra
dr clemente => "clemente"
dra nora ribeiro => "nora ribeiro"
ana neto => "ana neto"
primo levi dentista => Dentista "primo levi"
`,
  'What is kept out': `
dentista menos em osasco => Dentista <Osasco/SP
psicólogo menos na bahia => Psicólogo <BA
dentista em campinas, não em valinhos => Dentista @Campinas/SP
moro em campinas, dentista mas não em valinhos => Dentista @Campinas/SP
não em valinhos, dentista em campinas => Dentista @Campinas/SP
dentista não em são paulo => Dentista <São Paulo/SP
dentista fora de campinas => Dentista <Campinas/SP
dentista que não seja em são paulo => Dentista <São Paulo/SP
dentista fora de campinas e valinhos => Dentista <Campinas/SP <Valinhos/SP
dentista fora de campinas e valinhos e santos e osasco e sorocaba e bauru => Dentista <Campinas/SP <Valinhos/SP <Santos/SP <Osasco/SP <Sorocaba/SP -bauru
psicólogo online fora do nordeste => Psicólogo <AL <BA <CE <MA <PB <PE <PI <RN <SE ~teleconsulta
dentista no sul, menos em curitiba => Dentista @Região Sul <Curitiba/PR
dentista não em santos sp => Dentista <Santos/SP
dentista fora de Campinas, Valinhos e Vinhedo => Dentista <Campinas/SP <Valinhos/SP <Vinhedo/SP
dentista fora de Campinas/SP, Valinhos/SP e Vinhedo/SP => Dentista <Campinas/SP <Valinhos/SP <Vinhedo/SP
dentista menos campinas, valinhos, vinhedo => Dentista <Campinas/SP <Valinhos/SP <Vinhedo/SP
dentista exceto em campinas, valinhos ou vinhedo, unimed => Dentista <Campinas/SP <Valinhos/SP <Vinhedo/SP +Unimed
dentista que não seja em campinas ou em valinhos => Dentista <Campinas/SP <Valinhos/SP
dentista menos em campinas e em valinhos => Dentista <Campinas/SP <Valinhos/SP
psicólogo exceto são paulo, rio de janeiro ou belo horizonte => Psicólogo <São Paulo/SP <Rio de Janeiro/RJ <Belo Horizonte/MG
dentista fora da Bahia, Pernambuco e Ceará => Dentista <BA <PE <CE
dentista fora do sul, sudeste e norte => Dentista <PR <RS <SC <ES <MG <RJ <SP <AC <AM <AP <PA <RO <RR <TO
dentista fora de Guarulhos, São Paulo e Osasco => Dentista <Guarulhos/SP <São Paulo/SP <Osasco/SP
dentista em São Paulo, menos Moema, Tatuapé e Pinheiros => Dentista @São Paulo/SP -menos Moema -Tatuapé -Pinheiros
dentista em sp, menos campinas, valinhos => Dentista @SP <Campinas/SP <Valinhos/SP
dentista fora de Campinas, em São Paulo => Dentista @São Paulo/SP
dentista fora de campinas e perto de valinhos => Dentista @Valinhos/SP
dentista fora de Salvador, Bahia => Dentista <Salvador/BA
não moro em campinas, valinhos, dentista => Dentista @Valinhos/SP
dentist outside of campinas, valinhos => Dentista <Campinas/SP <Valinhos/SP
me mudei de osasco, procuro dentista => Dentista
nem são paulo nem rio, cardiologista em bh => Cardiologista @Belo Horizonte/MG
nem consigo dormir direito em santos, psiquiatra => Psiquiatra @Santos/SP
psiquiatra fora de brasília => Psiquiatra <Brasília/DF
não precisa ser em são paulo, psicólogo => Psicólogo <São Paulo/SP
dentista que não fique em niterói => Dentista <Niterói/RJ
ex moradora de santos procura psicóloga em cubatão => Psicólogo @Cubatão/SP
não moro mais em recife, agora olinda, dermatologista => Dermatologista @Olinda/PE !hours
dentista fora do convênio em santos => Dentista @Santos/SP
vim da bahia, dentista em itu => Dentista @Itu/SP
dentista em sp, não na bahia => Dentista @SP
dentista em sp, não em santos => Dentista @SP <Santos/SP
dentista não em santos mas em são vicente => Dentista @São Vicente/SP
pediatra em bh, nem em contagem nem em betim => Pediatra @Belo Horizonte/MG
cardiologista no rio, não na barra da tijuca => Cardiologista @Rio de Janeiro/RJ -não na barra -tijuca
dentista em são paulo menos moema e pinheiros => Dentista @São Paulo/SP -menos moema -pinheiros
dentista não no centro de campinas => Dentista @Campinas/SP -centro
terapia não em grupo em recife => Terapeuta @Recife/PE -grupo
pediatra que não seja longe de santos => Pediatra @Santos/SP -longe
vim de são paulo para recife e procuro dentista => Dentista @Recife/PE
dentista em campinas, não na unimed => Dentista @Campinas/SP !negated_insurer
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
quero um dentista que aceite aiml hoje => Dentista +Amil =hoje
pedra nos rins unmed => Nefrologista | Urologista +Unimed
minha filha só fala papá => Fonoaudiólogo | Pediatra "papa"
`,
  'The code of a state that is a word too': `
QUERO SABER SE TEM DENTISTA => Dentista
MINHA FILHA TO COM DOR => Pediatra
TO COM DOR NO PE => Ortopedista
COCA MT MEU PE => Dermatologista
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
dentista treze de julho se => Dentista @Aracaju/SE > Treze de Julho or "treze de julho"
dentista boa viagem pe => Dentista @Recife/PE > Boa Viagem
`,
  'Towns whose names are words': `
minha avó levou dois tombos e caiu => Ortopedista | Geriatra -levou -caiu
caí com areia nos olhos, oftalmologista => Oftalmologista "cai"
quero pediatra em patos hoje ainda => Pediatra @Patos/PB =hoje
preciso de pediatra perto de patos hoje => Pediatra @Patos/PB =hoje
quero um hematologista capela al hoje => Hematologista @Capela/AL =hoje
pressão ocular castelo amil => Oftalmologista @Castelo/ES +Amil
dentista que atenda boa esperança => Dentista -esperança
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
dor na mulher => Ginecologista
sou o paulo silva, quero dentista => Dentista
meu nome é ana paula souza lima e quero psicólogo => Psicólogo
eu me chamo josé, preciso de ortopedista em santos => Ortopedista @Santos/SP
aqui é a maria, dentista => Dentista
meu nome é xyz => "xyz"
`,
  'Ways and prices behind a connective': `
psicólogo de forma remota => Psicólogo ~teleconsulta
psicólogo a distância => Psicólogo ~teleconsulta
dentista de graça => Dentista !price
`,
  Ages: `
minha filha tem 8 anos e tosse => Pediatra | Pneumologista
minha filha tem 12 anos e tosse => Pediatra | Pneumologista
minha filha tem 13 anos e tosse => Pediatra | Pneumologista -13
minha mãe tem 65 anos e tontura => Otorrinolaringologista | Geriatra
minha mãe tem 64 anos e tontura => Otorrinolaringologista -64
há 70 anos tenho dor no joelho => Ortopedista -70
bebê de 8 meses com febre => Pediatra | Médico da Família
grávida de 8 meses com tosse => Ginecologista -8
tosse há 3 meses => Pneumologista -3
tenho 9 anos de dor no joelho => Ortopedista -9
filho com 2 anos resfriado => Pediatra | Médico da Família
ela fez 7 anos e está com tosse => Pediatra | Pneumologista
dor por 2 anos no ombro => Ortopedista -2
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
dentista em cura => Dentista -cura
preciso de um dentista em cahrqueada hoje => Dentista @Charqueada/SP =hoje
cahrqueada pediatra => Pediatra @Charqueada/SP
balão gástrico sanots => Cirurgião Bariátrico | Gastroenterologista "sanots"
dentista sanots => Dentista @Santos/SP
dor no joelho sanots sp => Ortopedista @Santos/SP
pediatra 6 recfe => Pediatra "recfe" -6
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
oftalmologista 13025 => Oftalmologista -13025
dentista cep 13025320 => Dentista @Campinas/SP > CEP 13025-320
@13.025-320 => @Campinas/SP > CEP 13025-320
psicólogo rua augusta => Psicólogo @São Paulo/SP > Rua Augusta
@rua augusta 1200, são paulo => @São Paulo/SP > Rua Augusta
dentista rua recife curitiba => Dentista @Curitiba/PR -rua recife
dentista rua 7 de setembro 100 blumenau => Dentista @Blumenau/SC -rua 7 de setembro 100
dentista rua => Dentista -rua
médico hospital são luiz => !hospital
hospital são luiz em campinas => @Campinas/SP !hospital
hospital albert einstein cardiologista => Cardiologista !hospital
hospital santos dumont perto de recife => @Recife/PE !hospital
`,
  'Somebody, or somebody in a place': `
paulo bahia => @BA "paulo" or "paulo bahia"
vitória santos => "vitoria santos"
josé carlos belém => @Belém/PA "jose carlos" or "jose carlos belem"
dr. salvador => "salvador"
dra marília santos dentista => Dentista "marilia santos"
ana da bahia => @BA "ana" or "ana da bahia"
maria em santos => @Santos/SP "maria"
dentista santos => Dentista @Santos/SP
luís eduardo magalhães => "luis eduardo magalhaes"
dentista feira de santana => Dentista @Feira de Santana/BA or "feira de santana"
joão pessoa neto => "joao neto"
dentista joão pessoa => Dentista @João Pessoa/PB
dentista campinas santos => Dentista @Campinas/SP "santos" or "campinas santos"
maria da silva e souza => "maria da silva e souza"
maria da => "maria"
ana e paulo souza => "ana e paulo souza"
dentista wexlerino da silva => Dentista "wexlerino da silva"
dentista xpto em santos => Dentista @Santos/SP "xpto"
quero dentista legal com asdfg em santos => Dentista @Santos/SP "legal asdfg"
`,
  'Professions that treat nobody': `
astrólogo => -astrólogo
numerologia => -numerologia
benzedeira => "benzedeira"
frentista em santos => @Santos/SP -frentista
porteiro => -porteiro
`,
  'Titles that the catalogue lacks': `
Mastologista em campinas => Ginecologista | Oncologista @Campinas/SP for Mastologista
Medicina do Sono em recife => Neurologista @Recife/PE for Medicina do Sono
sinusit => Otorrinolaringologista
diabets => Endocrinologista
dentista unimrd => Dentista +Unimed
tecnico em enffermagem => Técnico em Enfermagem
psicólogo homem ou mulher => Psicólogo
`,
  'Whole names and where they end': `
Itaipulândia - Paraná => @Itaipulândia/PR or "itaipulandia parana"
lorena simoes e wagner garcia => "lorena simoes e wagner garcia"
dentista luziânia, goiás => Dentista @Luziânia/GO
@Rua das Flores 100, Centro, Patos => @Patos/PB
psicóloga bem avaliada joinville => Psicólogo @Joinville/SC
dentista ana da, santos => Dentista @Santos/SP "ana" or "ana da santos"
dr paulo, dentista em recife => Dentista @Recife/PE "paulo"
psicóloga cidade baixa => Psicólogo @Salvador/BA > Cidade Baixa
fisioterapeuta gutierrez guaíba => Fisioterapeuta @Guaíba/RS
`,
  'Complaints in other words, forms and orders': `
minha mãe bebe escondido => Psiquiatra | Psicólogo
meu marido bebe e fica violento => Psiquiatra | Psicólogo !violence
o bebe da minha mãe => Pediatra
pontada no vazio => Urologista | Gastroenterologista
dor nos quarto => Ortopedista
cheiro de peixe lá embaixo => Ginecologista
saiu sangue quando gozei => Urologista -saiu
acho que todo mundo me odeia => Psicólogo | Psiquiatra
não tô dando conta da faculdade => Psicólogo | Psiquiatra -faculdade
sangramento depois da relação => Ginecologista
sangramento estranho => Oftalmologista | Ginecologista | Otorrinolaringologista
retina => Oftalmologista
manchas e pelos => Dermatologista | Hematologista | Pediatra -pelos
queimando por dentro da pele => Dermatologista
dorzinha no olhinho => Oftalmologista
dentinho doendo => Dentista
barriguinha inchada => Gastroenterologista
mãozinha dormente => Neurologista
cabecinha doendo => Neurologista
colangite => Gastroenterologista
nefrectomia => Nefrologista | Urologista
otorinolaringolgita => Otorrinolaringologista
cardioligsta => Cardiologista
dermatoligista santos => Dermatologista @Santos/SP
coluna => Ortopedista | Quiropraxista
coluna mg => @Coluna/MG
dor na coluna => Ortopedista | Fisioterapeuta
dentista em coluna => Dentista
uma dor chata no ombro => Ortopedista
ombro que dói muito => Ortopedista
o rosto da minha mãe entortou => Neurologista !emergency
não consigo engolir => Fonoaudiólogo
dificuldade para engolir => Fonoaudiólogo
ombro dor => Ortopedista
dor, ombro => Ortopedista
dor de cabeça e ombro => Neurologista
formiga meu braço e dói o pescoço => Neurologista
bolinha dolorida no peito => Ginecologista -bolinha
olho vermelho coçando => Oftalmologista
coçando muito o olho esquerdo => Oftalmologista
joelho da minha mãe inchou => Ortopedista
perdi muito cabelo => Dermatologista
sul america dentista => Dentista +SulAmérica
sulamérica dentista => Dentista +SulAmérica
dentista bradesco saude => Dentista +Bradesco Saúde
são jose do rio preto dentista => Dentista @São José do Rio Preto/SP or "sao jose do rio preto"
dentista rio preto => Dentista @São José do Rio Preto/SP
dentista sj campos => Dentista @São José dos Campos/SP
dentista sto andre => Dentista @Santo André/SP
dentista n s aparecida => Dentista @Nossa Senhora Aparecida/SE or "n s aparecida"
dentista pres prudente => Dentista @Presidente Prudente/SP
dentista juiz fora => Dentista @Juiz de Fora/MG
cid f32 => Psiquiatra | Psicólogo
F32.1 => Psiquiatra | Psicólogo
CID-10 M54 => Ortopedista | Fisioterapeuta
🦷 em santos => Dentista @Santos/SP
n consigo dormir hj => Psiquiatra | Psicólogo
quero um dentista p minha filha => Dentista
`,
  'Names of places for short, and slips of them': `
dentista floripa => Dentista @Florianópolis/SC
dentista floripaa => Dentista "floripaa"
dentista ctbaa => Dentista "ctbaa"
dentista wantos => Dentista @Santos/SP
dentista canpimas => Dentista @Campinas/SP
dentista sanrtso => Dentista "sanrtso"
dentista rio preto => Dentista @São José do Rio Preto/SP
dentista sj campos => Dentista @São José dos Campos/SP
dentista sto andre => Dentista @Santo André/SP
dentista pres prudente => Dentista @Presidente Prudente/SP
dentista juiz fora => Dentista @Juiz de Fora/MG
dentista s. paulo => Dentista @São Paulo/SP
dentista caraguá => Dentista @Caraguatatuba/SP
dentista minas => Dentista @MG
dentista pará => Dentista @PA
preciso de dentista para => Dentista @PA
dentista no para => Dentista @PA
dentista Pará belém => Dentista @Belém/PA
`,
  'Typed in a hurry, or in pain': `
pé => Ortopedista
pés => Ortopedista
pe => @PE
dentista pé quebrado => Dentista
pé campinas => Ortopedista @Campinas/SP
coça mt => Dermatologista
mt coça => Dermatologista
dentista mt => Dentista @MT
kowalski mt => @MT "kowalski"
dentista se possível mulher => Dentista %f
meu bb ta c/ febre => Pediatra
minha bb nao dorme => Pediatra
cardio cps => Cardiologista @Campinas/SP
acessível cadeira de rodas dentista => Dentista &sem_degraus
medico de velho => Geriatra for medico de velho
dor no braço esquerdo e suor frio => Cardiologista !emergency
suor frio e tontura => Otorrinolaringologista !emergency
grávida sangrando => Ginecologista !emergency
bebe roxo => Pediatra | Hematologista !emergency
veneno de rato => Médico da Família !emergency
meu filho tomou agua sanitaria => Médico da Família !emergency
tomei muito remedio => Psiquiatra | Psicólogo !suicide
meu pai caiu da escada e nao consegue levantar => Ortopedista !emergency
criança caiu da laje => Pediatra !emergency
coração parou => Cardiologista !emergency -parou
nao sinto minhas pernas => Ortopedista !emergency
dor de cabeça mais forte da vida => Neurologista !emergency
vontade de sumir => Psicólogo | Psiquiatra !suicide
pressao 22 por 14 => Cardiologista !emergency -22 -14
ciclo desregulado => Ginecologista
fibro => Reumatologista
hernia cervical => Ortopedista | Neurologista | Fisioterapeuta
rua xv de novembro curitiba dentista => Dentista @Curitiba/PR -rua xv de novembro
dentista rua xv de novembro, curitiba => Dentista @Curitiba/PR -rua xv de novembro
dentista rua recife => Dentista -rua recife
dentista rua recife 250 santos => Dentista @Santos/SP -rua recife 250
av boa viagem psicologo => Psicólogo @Recife/PE > Avenida Boa Viagem or "av boa viagem"
vida saude dentista => Dentista +Vida Saúde
`,
  'What is said of a plan or a language, and what is a name': `
plano alice dentista => Dentista ?Alice Saúde
alice dentista => Dentista "alice"
porto seguro saúde dentista => Dentista +Porto Seguro Saúde
alguém conhece dentista c convenio => Dentista
sul america dentista => Dentista +SulAmérica
ingles dentista => Dentista &ingles
dentista fluente em inglês => Dentista &ingles
dentista que fale alemão => Dentista &alemao
maria francês => "maria frances"
dentista com rampa => Dentista &sem_degraus
psicóloga em libras => Psicólogo &libras
`,
  'A place to live in and a place to be treated in': `
moro em campinas, procuro cardiologista em valinhos => Cardiologista @Valinhos/SP
moro em campinas sp e quero dentista em uberlândia mg => Dentista @Uberlândia/MG
moro em campinas sp e quero dentista em valinhos sp => Dentista @Valinhos/SP
moro em campinas procuro cardiologista unimed valinhos => Cardiologista @Valinhos/SP +Unimed
moro perto do hospital em campinas e quero dentista em valinhos => Dentista @Valinhos/SP
moro em moema e quero dentista em campinas => Dentista @Campinas/SP
moro na vila mariana e quero dentista em moema => Dentista @São Paulo/SP > Moema
moro em são paulo e quero dentista em moema => Dentista @São Paulo/SP > Moema
moro em sorocaba e quero dentista no jardim américa => Dentista @Sorocaba/SP > Jardim América
moro na bahia e quero dentista em bonito => Dentista @Bonito/BA
moro em goiás e quero dentista em bonito => Dentista @Bonito/MS
moro em recife e procuro dentista na bahia => Dentista @BA
moro em sp e quero dentista no rj => Dentista @RJ
moro em são paulo e quero dentista em sp => Dentista @São Paulo/SP
sou de santos e quero dentista em são paulo => Dentista @São Paulo/SP
sou da bahia e procuro psicólogo em recife => Psicólogo @Recife/PE
sou do recife e procuro psicólogo em olinda => Psicólogo @Olinda/PE
sou de campinas mas moro em valinhos e preciso de dentista => Dentista @Valinhos/SP
moro aqui em campinas mas trabalho em valinhos => @Valinhos/SP
moro aqui em campinas mas trabalho em valinhos, dentista em vinhedo => Dentista @Vinhedo/SP
procuro dentista em santos, moro em campinas mas trabalho em valinhos => Dentista @Santos/SP
resido em campinas e procuro nutricionista em valinhos => Nutricionista @Valinhos/SP
minha mãe mora em santos e precisa de geriatra em campinas => Geriatra @Campinas/SP
preciso de dentista em valinhos, moro em campinas => Dentista @Valinhos/SP
dentista, sou de campinas => Dentista @Campinas/SP
moro em campinas, não quero em valinhos, dentista => Dentista @Campinas/SP
moro em feliz e procuro dentista maria aparecida dos santos => Dentista @Feliz/RS "maria aparecida dos santos"
`,
  'What the words beside decide': `
dentista caxias serra gaúcha => Dentista @Caxias do Sul/RS > Serra Gaúcha or "caxias serra gaucha"
moro perto de pinhão e tenho pedra na vesícula => Gastroenterologista @Pinhão/PR
@jardiim goias => @Goiânia/GO > Jardim Goiás
@jo-parana => @Ji-Paraná/RO
poliana franca tecnico em enffermagem => Técnico em Enfermagem "poliana franca"
pediatra sábado => Pediatra =sabado
pediatra que atende domingo => Pediatra =domingo
dentista no fim de semana em campinas => Dentista @Campinas/SP =fim_de_semana
dentista amanhã => Dentista =amanha
dentista na segunda => Dentista =segunda
psicólogo às sextas => Psicólogo =sexta
quero um dentista aiml hoje => Dentista +Amil =hoje
meu filho com febre papá agora => Pediatra !hours "papa"
estou com dor de cabeça cass agora => Neurologista !hours "cass"
dentista unimed nacional plus em santos => Dentista @Santos/SP +Unimed
dentista unimed top 400 em santos => Dentista @Santos/SP +Unimed
dentista são paulo sp estado de são paulo => Dentista @São Paulo/SP
dra ana bahia => @BA "ana" rather "ana bahia"
paulo porto dentista => Dentista "paulo porto"
dra ana vida saúde => +Vida Saúde "ana"
maria unimed => +Unimed "maria"
dr carlos coração => Cardiologista "carlos"
ana souza ansiedade => Psicólogo | Psiquiatra "ana souza"
moro na vila mariana, ana souza => @São Paulo/SP > Vila Mariana "ana souza"
santana silva => "santana silva"
reserva silva => "silva" -reserva
quero dentista sorriso mt hoje => Dentista @Sorriso/MT =hoje
endoscopia com biópsia => Gastroenterologista !exam
bebe com assadura que na melhora => Pediatra -melhora
estou com febre cass agora => Médico da Família !hours "cass"
`,
  'A complaint that one of its words alone would mislead': `
dor depois de bater o carro => Ortopedista | Médico da Família
dor que desce da bunda até o pé => Ortopedista | Neurologista | Fisioterapeuta
pedi exame de hiv => Infectologista !exam
desmame de zolpidem => Psiquiatra | Psicólogo
urina cor de coca cola => Nefrologista | Urologista
cano estourado => -cano -estourado
`,
  'A region of the country': `
dentista no nordeste => Dentista @Região Nordeste
dentista nordeste => Dentista @Região Nordeste
psicólogo no sul do país => Psicólogo @Região Sul
cardiologista região sudeste unimed => Cardiologista @Região Sudeste +Unimed
dentista na região norte => Dentista @Região Norte
dentista no sul => Dentista @Região Sul
dentista centro-oeste => Dentista @Região Centro-Oeste
dentista na capital mineira => Dentista @Belo Horizonte/MG
dentista na capital da bahia => Dentista @Salvador/BA
dentista recife nordeste => Dentista @Recife/PE
dentista zona norte => Dentista -zona norte
dentista no sul de minas => Dentista @Pouso Alegre/MG > Sul de Minas
@Região Nordeste => @Região Nordeste
@nordeste => @Região Nordeste
dentista fora da bahia => Dentista <BA
`,
  'An order that is said': `
melhor cardiologista => Cardiologista ^rating
dentista mais bem avaliado em campinas => Dentista @Campinas/SP ^rating
os psicólogos melhores avaliados => Psicólogo ^rating
quero o melhor dermatologista de santos => Dermatologista @Santos/SP ^rating
dentista com boas avaliações => Dentista ^rating
pediatra mais perto => Pediatra !near_me
dentista mais barato => Dentista ^lowest_price
psicólogo bom e barato em santos => Psicólogo @Santos/SP ^lowest_price
dentista preço bom em contagem => Dentista @Contagem/MG ^lowest_price
psicóloga com valor acessível => Psicólogo ^lowest_price
ortopedista com o menor valor => Ortopedista ^lowest_price
dermatologista que não cobre caro => Dermatologista ^lowest_price
dentista que não seja caro em santos => Dentista @Santos/SP ^lowest_price
ortopedista nota 10 => Ortopedista ^rating
dentista de segunda a sexta => Dentista !hours
psicólogo nas terças => Psicólogo =terca
psicólogo até R$ 200 => Psicólogo ^200
dermatologista até 1.200 reais unimed => Dermatologista +Unimed ^1200
dentista por menos de 150,00 reais em santos => Dentista @Santos/SP ^150
psiquiatra de até 200 conto em uberaba => Psiquiatra @Uberaba/MG ^200
dentista 200 reais => Dentista !price -200
quanto custa dentista => Dentista !price
preciso dormir melhor => Psiquiatra | Pneumologista | Otorrinolaringologista
melhor médico para dor nas costas => Ortopedista | Fisioterapeuta ^rating
`,
  'A word that could be a name, a place or a complaint': `
tenho muita dor nas costas mt forte => Ortopedista | Fisioterapeuta
dr caio cerqueira brusque/pr => @PR "caio cerqueira" rather "caio cerqueira brusque"
aparecida queiroz ameba => Gastroenterologista "aparecida queiroz"
geap são joão do carú/pr => @PR +Geap or "sao joao do caru"
marisa estafa => Psicólogo | Psiquiatra "marisa"
dr clara weber de escada pe => @Escada/PE "clara weber" rather "clara weber de escada"
dr geraldo resende blue med saúde => @Resende/RJ +Blue Med Saúde "geraldo" rather "geraldo resende"
ortopedista em olho d'agua d casado => Ortopedista @Olho d'Água do Casado/AL
luzia amil => +Amil "luzia"
vera delirando => Psiquiatra | Psicólogo @Vera/MT
gravatá bela vista => @Gravatá/PE or "gravata bela vista"
cardoso, pe dentista => Dentista @PE "cardoso"
marcos antunes franca => @Franca/SP "marcos antunes" or "marcos antunes franca"
pediatra aqui perto botafogo => Pediatra @Rio de Janeiro/RJ > Botafogo !near_me
@boca da mata mandaqui => @Boca da Mata/AL
pediatra pelo bradesco dental => Pediatra +Bradesco Saúde
saúde caixa contagem coqueiros => @Contagem/MG +Saúde Caixa "coqueiros" or "contagem coqueiros"
nao pode ser mulher uropediatra => Urologista %f for uropediatra
estou com dor n testa e moro em sapucaia do sul rs => Médico da Família | Dermatologista | Neurologista @Sapucaia do Sul/RS
dentista petrópolis rs => Dentista @Porto Alegre/RS > Petrópolis
franca dentista => Dentista @Franca/SP
vitoria dentista => Dentista @Vitória/ES
luis eduardo magalhaes cardiologista => Cardiologista "luis eduardo magalhaes"
psicologa marilia santos => Psicólogo "marilia santos"
maria aparecida dos santos => @Santos/SP "maria aparecida" or "maria aparecida dos santos"
dr zorobabel prado santos => @Santos/SP "zorobabel prado" rather "zorobabel prado santos"
dentista boa viagem pernambuco => Dentista @Recife/PE > Boa Viagem or "boa viagem pernambuco"
preciso de fonoaudiólogo em curitiba que atenda são francisco saúde => Fonoaudiólogo @Curitiba/PR +São Francisco Saúde
`,
}

/** What is offered as 'Você quis dizer', the likeliest first, in the same notation. */
const OFFERED = `
dentista toledo => Dentista "toledo"; Dentista @Toledo/MG
nerologista => Nefrologista
dentista porto seguro => Dentista +Porto Seguro Saúde
dentista em porto seguro => Dentista +Porto Seguro Saúde
dentista amil porto seguro => Dentista +Porto Seguro Saúde
dentista em porto => Dentista @Porto Alegre/RS; Dentista @Porto Velho/RO; Dentista @Porto Seguro/BA; Dentista @Porto/PI
dentista em campina => Dentista @Campinas/SP
cassi dentista => -
amil dentista => -
vitória => "vitoria"
helena prado => @Prado/BA "helena"
helena blem => @Belém/PA "helena"
ana lima prado => @Prado/BA "ana lima"
dentista rio de janeiro => Dentista @RJ
dentista são paulo => Dentista @SP
dentista bonito => Dentista @Bonito/PE; Dentista @Bonito/BA; Dentista @Bonito/PA
dentista bonito pe => -
lorena => @Lorena/SP
dentista moema => Dentista @Moema/MG
dentista santana => Dentista @Porto Alegre/RS > Santana; Dentista @São José dos Campos/SP > Santana; Dentista "santana"
santana => @Porto Alegre/RS > Santana; @São José dos Campos/SP > Santana; "santana"
dentista jardim américa => Dentista @Goiânia/GO > Jardim América; Dentista @Sorocaba/SP > Jardim América; Dentista @Ribeirão Preto/SP > Jardim América
dentista jardim américa sp => Dentista @Sorocaba/SP > Jardim América; Dentista @Ribeirão Preto/SP > Jardim América
dentista goiana => Dentista @Goianá/MG; Dentista @Goiânia/GO
psicólogo psiquiatra => Psiquiatra
dentista são jo => Dentista @São José dos Campos/SP; Dentista @São João de Meriti/RJ; Dentista @São José do Rio Preto/SP; Dentista @São José/SC; Dentista @São José dos Pinhais/PR
psicologo sao jose => Psicólogo @São José dos Campos/SP; Psicólogo @São José do Rio Preto/SP
zona leste psicologo => Psicólogo @São Paulo/SP > Zona Leste; Psicólogo @Rio de Janeiro/RJ > Zona Leste; Psicólogo @Porto Alegre/RS > Zona Leste
zona leste psicologo campinas => -
dentista paraná => Dentista @Paraná/RN
dentista em goiás => Dentista @Goiás/GO
dentista unimed amil => Dentista +Amil
dentista são cristóvão => Dentista @Teresina/PI > São Cristóvão; Dentista @São Cristóvão/SE
dentista são cristóvão saúde => -
dentista caxias => Dentista @Caxias do Sul/RS; Dentista @Caxias/MA
dentista lapa => Dentista @Rio de Janeiro/RJ > Lapa; Dentista @Lapa/PR
em vitória => -
dentista são paulo sp => -
moema sp => -
dentista menos campinas => -
ansiedade psicólogo => -
maria blem souza => -
dentista em sao jose dos ause => Dentista @São José dos Ausentes/RS
santa cruz das p => @Santa Cruz das Palmeiras/SP
dentista nova frib => Dentista @Nova Friburgo/RJ
dermato po => -
dentista belem do sao francisc => Dentista @Belém/PB; Dentista @Belém/AL; Dentista @São Francisco do Sul/SC; Dentista @São Francisco/MG; Dentista @São Francisco do Conde/BA; Dentista @São Francisco de Assis/RS
`

const interpretQuery = new InterpretQuery({
  municipalities: new InMemoryMunicipalityCatalogue(),
  readLexicon,
})

for (const [what, lines] of Object.entries(READ))
  test.group(what, () => {
    for (const [typed, meant] of pairsIn(lines))
      test(typed, async ({ assert }) => {
        const input = typed.startsWith('@') ? { location: typed.slice(1) } : { q: typed }

        assert.equal(said(await interpretQuery.execute(input)), meant)
      })
  })

test.group('Offered instead', () => {
  for (const [typed, meant] of pairsIn(OFFERED))
    test(typed, async ({ assert }) => {
      const { alternatives } = await interpretQuery.execute({ q: typed })

      assert.equal(alternatives.map(said).join('; ') || '-', meant)
    })
})

function pairsIn(lines: string): [typed: string, meant: string][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.split(' => '))
    .map(([typed = '', meant = '']) => [typed, meant])
}

type Read = Partial<InterpretedQuery>

function said(read: Read): string {
  const { city, state, region, neighbourhood, wholeName } = read
  const place = city ? `@${city}/${state}` : (state ?? region) && `@${state ?? region}`
  const all = [
    read.specialties?.join(' | ') ?? read.specialty,
    place && (neighbourhood ? `${place} > ${neighbourhood}` : place),
    ...(read.without ?? []).map((each) => `<${each.city ? `${each.city}/` : ''}${each.state}`),
    read.insurance && `+${read.insurance}`,
    read.unknownInsurer && `?${read.unknownInsurer}`,
    read.mode && `~${read.mode}`,
    read.gender && `%${read.gender[0]}`,
    read.language && `&${read.language}`,
    read.accessibility && `&${read.accessibility}`,
    read.day && `=${read.day}`,
    read.sort && `^${read.sort}`,
    read.maxPrice && `^${read.maxPrice}`,
    ...(read.notices ?? []).map((notice) => `!${notice}`),
    read.text && `"${read.text}"`,
    read.nearest && `for ${read.nearest}`,
    ...(read.ignored ?? []).map((word) => `-${word}`),
    wholeName &&
      `${wholeName.isTitled ? 'rather' : 'or'} "${wholeName.words.map(({ text }) => text).join(' ')}"`,
  ]
  return all.filter(Boolean).join(' ') || '-'
}
