/** Like `LATER_QUERIES`: a third round, judged before an answer to any of them was seen. */
export const UNSEEN_QUERIES: Readonly<Record<string, string>> = {
  'children and the old': `
meu bebê não quer mamar => Pediatra
recém nascido com icterícia => Pediatra
criança com febre que vai e volta => Pediatra
meu filho de 4 anos ainda faz xixi na cama => Pediatra | Urologista | Psicólogo | Nefrologista
filho pequeno que não fala => Fonoaudiólogo | Pediatra | Neurologista
menino de 3 anos com atraso na fala em recife => Fonoaudiólogo | Pediatra | Neurologista @Recife/PE
bebê com refluxo => Pediatra | Gastroenterologista
bebe com assadura que nao melhora => Pediatra | Dermatologista
minha filha tem piolho => Pediatra | Dermatologista
criança ranger os dentes => Dentista | Pediatra
dente de leite que não cai => Dentista
catapora => Pediatra | Infectologista | Dermatologista
crescimento abaixo do normal criança => Pediatra | Endocrinologista
meu pai está esquecendo tudo => Geriatra | Neurologista
minha avó não come => Geriatra | Nutricionista
minha mãe idosa caiu e tem dor no quadril => Ortopedista | Geriatra
idoso acamado com ferida nas costas => Enfermeiro | Geriatra | Dermatologista
médico para idoso em santos => Geriatra @Santos/SP
cuidar de curativo em casa idoso => Enfermeiro | Técnico em Enfermagem
avó com tremor nas mãos => Neurologista | Geriatra
`,
  'symptoms and everyday words': `
caroço no pescoço => Endocrinologista | Otorrinolaringologista | Oncologista | Hematologista
dor na batata da perna => Angiologista | Ortopedista
dor no calcanhar quando acordo => Ortopedista | Fisioterapeuta
ouvido entupido => Otorrinolaringologista
coceira no ouvido => Otorrinolaringologista
sangramento no nariz => Otorrinolaringologista
olho vermelho e coçando => Oftalmologista | Alergologista
vista embaçada => Oftalmologista
barriga inchada depois de comer => Gastroenterologista | Nutricionista
prisão de ventre => Gastroenterologista | Nutricionista
queimação no estômago => Gastroenterologista
menstruação atrasada => Ginecologista
corrimento com cheiro => Ginecologista
ardência pra urinar => Urologista | Ginecologista
xixi com sangue => Urologista | Nefrologista
manchas roxas no corpo => Hematologista | Dermatologista | Angiologista
unha encravada => Dermatologista | Ortopedista | Enfermeiro
queda de cabelo mulher => Dermatologista
caspa que não sai => Dermatologista
verruga na mão => Dermatologista
suor excessivo => Dermatologista | Endocrinologista | Cirurgião Plástico
tosse seca há um mês => Pneumologista
ronco muito à noite => Otorrinolaringologista | Pneumologista
tontura quando levanto => Otorrinolaringologista | Neurologista | Cardiologista
dor de cabeça todo dia => Neurologista
não consigo dormir => Psiquiatra | Psicólogo | Neurologista
choro por qualquer coisa => Psicólogo | Psiquiatra
medo de sair de casa => Psicólogo | Psiquiatra
dedo em gatilho => Ortopedista
travei a coluna => Ortopedista | Fisioterapeuta | Quiropraxista
`,
  'without accents, joined and short': `
psicologaonline => Psicólogo ~teleconsulta
dentistabarato => Dentista
medicodocoracao => Cardiologista
nutricionista esportivo => Nutricionista
gineco e obstetra => Ginecologista
cardio bh => Cardiologista @Belo Horizonte/MG
dermato poa => Dermatologista @Porto Alegre/RS
psiq sp => Psiquiatra @SP
oftalmo fortal => Oftalmologista @Fortaleza/CE
endocrino bsb => Endocrinologista @Brasília/DF
orto floripa => Ortopedista @Florianópolis/SC
fisio em casa => Fisioterapeuta
otorrinocuritiba => Otorrinolaringologista @Curitiba/PR
pediatrarecife => Pediatra @Recife/PE
ginecologistamulher => Ginecologista %f
uro rj => Urologista @RJ
reumato => Reumatologista
hemato => Hematologista
psicopedagoga => Psicólogo
gastro unimed => Gastroenterologista +Unimed
`,
  misspelt: `
dermatolojista => Dermatologista
jinecologista => Ginecologista
pisicologo => Psicólogo
siquiatra => Psiquiatra
fizioterapeuta => Fisioterapeuta
fonodiologa => Fonoaudiólogo
otorino => Otorrinolaringologista
oftalmologita => Oftalmologista
endocrinoligista => Endocrinologista
neurogista => Neurologista
hortopedista => Ortopedista
cardilogista => Cardiologista
gastroenterologsita => Gastroenterologista
nefrolojista => Nefrologista
pineumologista => Pneumologista
reumatolgista => Reumatologista
aumgiologista => Angiologista
nutrisionista => Nutricionista
dentisa => Dentista
pediatria em canpinas => Pediatra @Campinas/SP
cardiologista em sao bernado do campo => Cardiologista @São Bernardo do Campo/SP
dentista em belorizonte => Dentista @Belo Horizonte/MG
psicologa em goiania sulamerca => Psicólogo @Goiânia/GO +SulAmérica
ortopedista bradeco saude => Ortopedista +Bradesco Saúde
`,
  'places by other names': `
dentista na cidade maravilhosa => Dentista @Rio de Janeiro/RJ
psicóloga em sampa => Psicólogo @São Paulo/SP
pediatra em ribs => Pediatra @Ribeirão Preto/SP
ginecologista em beagá => Ginecologista @Belo Horizonte/MG
dermatologista abc paulista => Dermatologista @Santo André/SP
cardiologista na capital paulista => Cardiologista @São Paulo/SP
dentista no plano piloto => Dentista @Brasília/DF
ortopedista barra da tijuca => Ortopedista @Rio de Janeiro/RJ
nutricionista vila mariana sp => Nutricionista @São Paulo/SP
psiquiatra boa viagem recife => Psiquiatra @Recife/PE
oftalmologista em sjc => Oftalmologista @São José dos Campos/SP
urologista interior de são paulo => Urologista @SP
psicólogo no paraná => Psicólogo @PR
neurologista em goiás => Neurologista @GO
fonoaudióloga na grande vitória => Fonoaudiólogo @Vitória/ES
geriatra em balneário => Geriatra @Balneário Camboriú/SC
endocrinologista jampa => Endocrinologista @João Pessoa/PB
dentista cwb => Dentista @Curitiba/PR
`,
  'insurers, plans and negations': `
dermatologista unimed nacional => Dermatologista +Central Nacional Unimed
psicólogo que aceita amil s380 => Psicólogo +Amil
cardiologista bradesco top nacional => Cardiologista +Bradesco Saúde
pediatra notredame smart => Pediatra +NotreDame Intermédica
ginecologista gndi => Ginecologista +NotreDame Intermédica
ortopedista plano hapvida em fortaleza => Ortopedista @Fortaleza/CE +Hapvida
dentista que não seja pelo convênio => Dentista
psiquiatra particular em curitiba => Psiquiatra @Curitiba/PR
nutricionista sem convênio => Nutricionista
endocrinologista sul américa especial 100 => Endocrinologista +SulAmérica
oftalmologista porto seguro => Oftalmologista +Porto Seguro Saúde
urologista cassi brasília => Urologista @Brasília/DF +Cassi
psicóloga presencial não quero online => Psicólogo ~presencial
médico que atenda geap no recife => * @Recife/PE +Geap
fisioterapeuta saúde caixa => Fisioterapeuta +Saúde Caixa
dentista odontoprev => Dentista ?
cardiologista pelo sus em belém => Cardiologista @Belém/PA !sus
`,
  'procedures, exams and titles': `
colocar diu => Ginecologista
tirar siso => Dentista
botox na testa => Dermatologista | Cirurgião Plástico
canal no dente preço => Dentista !price
lipo => Cirurgião Plástico
cirurgia de catarata => Oftalmologista
vasectomia em manaus => Urologista @Manaus/AM
endoscopia com sedação => Gastroenterologista !exam
eletrocardiograma => Cardiologista !exam
mamografia => Radiologista | Ginecologista | Oncologista !exam
exame de vista pra cnh => Oftalmologista
drenagem linfática pós operatório => Fisioterapeuta
vacina da gripe => Enfermeiro | Médico da Família | Pediatra | Infectologista
teste de orelhinha => Fonoaudiólogo | Otorrinolaringologista
laudo de autismo adulto => Psiquiatra | Neurologista | Psicólogo
mastologista => Ginecologista | Oncologista
proctologista => Gastroenterologista
cirurgião vascular => Angiologista
ortodontista em osasco => Dentista @Osasco/SP
médico de varizes => Angiologista
`,
  'spoken sentences and slang': `
to precisando de um psicologo bom e barato => Psicólogo
alguém conhece um bom ortopedista em niterói => Ortopedista @Niterói/RJ
onde acho um dentista aberto domingo => Dentista !hours
tô com uma baita dor de dente => Dentista
meu joelho tá zoado => Ortopedista
tô surtando preciso de ajuda => Psicólogo | Psiquiatra
moço eu queria marcar com a doutora da pele => Dermatologista
boa tarde gostaria de agendar consulta com pediatra em campinas => Pediatra @Campinas/SP
quero emagrecer com saúde => Nutricionista | Endocrinologista
levei um fora e não paro de chorar => Psicólogo
minha cabeça tá explodindo => Neurologista
tem algum urologista que atenda por vídeo => Urologista ~teleconsulta
médica de mulher perto de mim => Ginecologista %f !near_me
preciso de um atestado => Médico da Família
quem cuida de pressão alta => Cardiologista
`,
  'parts of the body, common and regional words': `
dor nas cadeiras há três dias => Ortopedista | Fisioterapeuta
caganeira desde ontem => Gastroenterologista
íngua na virilha => Dermatologista | Ginecologista | Urologista | Médico da Família | Infectologista
cílio virado pra dentro => Oftalmologista
minha munheca abriu => Ortopedista
destronquei o dedo do pé => Ortopedista
filha trancada no quarto e não conversa com ninguém => Psicólogo | Psiquiatra
laudo psicológico para vasectomia => Psicólogo
carnegão nas costas => Dermatologista
mandíbula travada => Dentista
goela inflamada => Otorrinolaringologista
batata da perna dura e quente => Angiologista
meu mindinho inchou => Ortopedista | Reumatologista | Angiologista
clavícula quebrada curitiba => Ortopedista @Curitiba/PR
sangue no cocô => Gastroenterologista
erizipela => Angiologista | Infectologista | Dermatologista
bochecha inchada depois do canal => Dentista
vesícula com pedra => Gastroenterologista
nervo encavalado => Ortopedista | Fisioterapeuta
peito empedrado amamentando => Ginecologista | Pediatra
puxamento no peito => Pneumologista
`,
  'complaints at an age': `
tosse no meu bebê => Pediatra
bebezinho com nariz trancado => Pediatra
menino com dor de dente => Dentista
criança vendo mal de longe => Oftalmologista
minha filha está com o braço quebrado => Ortopedista
meu filho tem alergia a leite => Pediatra | Alergologista
vovó com dor no joelho => Ortopedista | Geriatra | Reumatologista
idoso com catarata => Oftalmologista
avó de 85 anos com falta de apetite => Geriatra | Nutricionista
guria com micose no pé => Pediatra | Dermatologista
meu avô não escuta bem => Otorrinolaringologista | Fonoaudiólogo | Geriatra
cansada e com dor no pescoço => Ortopedista | Fisioterapeuta
febre e dor de garganta => Otorrinolaringologista
`,
  'introductions and diminutives': `
olá, meu nome é Fernanda e preciso de nutricionista em Natal => Nutricionista @Natal/RN
me chamo Paulo, procuro urologista => Urologista
bom dia aqui é a Regina queria um dentista em Santos => Dentista @Santos/SP
sou o Marcos, busco fisioterapeuta em Recife => Fisioterapeuta @Recife/PE
dorzinha no dentinho => Dentista
manchinha na pele => Dermatologista
tem uns 3 aninhos e não anda => Pediatra | Ortopedista | Neurologista
consultinha com pediatra em Londrina => Pediatra @Londrina/PR
`,
  'short words as they sound, joined and cut': `
toce seca => Pneumologista
gazes => Gastroenterologista
diabetis em recif => Endocrinologista @Recife/PE
dentista em fortalez => Dentista @Fortaleza/CE
pediatraamilsp => Pediatra @SP +Amil
cardiologistapoa => Cardiologista @Porto Alegre/RS
nutricionistabh => Nutricionista @Belo Horizonte/MG
hemorroyda => Gastroenterologista
cinuzite => Otorrinolaringologista
podóloga em Santos => Dermatologista | Enfermeiro @Santos/SP
`,
  'modes denied, prices, callouts, languages, access': `
psicóloga, online não => Psicólogo ~presencial
nutricionista presencial não quero => Nutricionista ~teleconsulta
terapeuta nem por vídeo => Terapeuta | Psicólogo ~presencial
quanto sai uma consulta de ortopedista => Ortopedista !price
quanto tá a consulta com dentista em Recife => Dentista @Recife/PE !price
meu pai não tá conseguindo respirar direito => Pneumologista | Cardiologista !emergency
minha filha não tá acordando => Pediatra !emergency
ela engoliu vários comprimidos => Psiquiatra | Psicólogo | Médico da Família !suicide
fiz um hemograma e deu plaquetas baixas => Hematologista !exam
cansei de viver => Psicólogo | Psiquiatra !suicide
dermatologista espanhol fluente => Dermatologista &espanhol
dentista para surdos => Dentista &libras
plano de saúde alice dentista => Dentista ?
dentist who speaks english in são paulo => Dentista @São Paulo/SP &ingles
psicólogo que habla español => Psicólogo &espanhol
cardiologista que se comunique em libras => Cardiologista &libras
dermatologista com rampa => Dermatologista &sem_degraus
dentista em ribs => Dentista @Ribeirão Preto/SP
não gosto de online, quero nutricionista em Recife => Nutricionista @Recife/PE ~presencial
urologista que não seja pelo bradesco => Urologista
não quero por vídeo, fonoaudióloga => Fonoaudiólogo ~presencial
nada de presencial quero psiquiatra => Psiquiatra ~teleconsulta
dermatologista no consultório Sorocaba => Dermatologista @Sorocaba/SP ~presencial
bebê de 5 meses com febre => Pediatra
`,
  'referrals, codes of diseases, results and little pictures': `
o clínico me encaminhou pro cardio em Sobral => Cardiologista @Sobral/CE
minha gineco pediu pra eu procurar um endócrino => Endocrinologista
a pediatra indicou uma fono em Londrina => Fonoaudiólogo @Londrina/PR
a escola pediu avaliação com psicóloga => Psicólogo
o dentista pediu risco cirúrgico => Cardiologista
meu ortopedista me mandou pra fisioterapia => Fisioterapeuta
CID F84.0 => Neurologista | Psiquiatra | Psicólogo
cid 10 m54.5 em Natal => Ortopedista | Fisioterapeuta @Natal/RN
laudo cid g40 => Neurologista !exam
h52.1 => Oftalmologista
cardiologista amil s450 em Campinas => Cardiologista @Campinas/SP +Amil
hba1c 9,8 => Endocrinologista
birads 4 => Ginecologista | Oncologista
🦷 em Curitiba => Dentista @Curitiba/PR
dor d kbça => Neurologista
vazinhos nas pernas => Angiologista | Dermatologista
carne crescida no olho => Oftalmologista
minha vó ta caindo direto => Geriatra | Ortopedista | Fisioterapeuta
meu filho engoliu uma pilha de controle => Pediatra !emergency
oncologista do sírio libanês => Oncologista !hospital
nutricionista pela tela do celular => Nutricionista ~teleconsulta
testando 123 => -
ultrasson gestante em Aracaju => Ginecologista | Radiologista @Aracaju/SE !exam
exame de próstata => Urologista !exam
unheiro no dedão => Dermatologista | Médico da Família
h pilory => Gastroenterologista
nefrologista cassems em Campo Grande => Nefrologista @Campo Grande/MS ?
dentista 24h em Contagem => Dentista @Contagem/MG !hours
meu bebê não faz coco faz 5 dias => Pediatra
perdi minha esposa e só choro => Psicólogo | Psiquiatra
meu irmão bebe todo dia => Psiquiatra | Psicólogo
não quero psicólogo online, quero presencial em Natal => Psicólogo @Natal/RN ~presencial
`,
}
